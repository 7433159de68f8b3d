const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;

function youtubeVideo({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}

/** The second part of a path is the key of a video that is not listed. */
function vimeoVideo({ hostname, pathname, searchParams }: URL): { id: string; key: string } | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [id = '', key = ''] = pathname
    .replace(/^\/video(?=\/)/, '')
    .slice(1)
    .split('/');
  return { id, key: searchParams.get('h') ?? key };
}

const parsed = (text: string): URL | undefined => {
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** Seconds at which to begin: `90`, `90s` or `1m30s`. */
function startOf(url: URL): number {
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * The address of the player that sets no cookie before it is started, for the address of a YouTube or Vimeo video.
 * Undefined for any other.
 */
export function playerAddress(text: string): string | undefined {
  const url = parsed(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const id = youtubeVideo(url);
  if (id && youtubeId.test(id)) {
    const start = startOf(url);
    return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
  }
  const vimeo = vimeoVideo(url);
  if (!vimeo || !vimeoId.test(vimeo.id)) return undefined;
  return `https://player.vimeo.com/video/${vimeo.id}${/^[0-9a-f]{6,20}$/.test(vimeo.key) ? `?h=${vimeo.key}` : ''}`;
}
