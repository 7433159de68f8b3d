import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';

interface ToolLink {
  readonly href: string;
  /** Marks an affiliate link. */
  readonly rel: string;
}

/** The target of 'Visit Tool': the affiliate link, else the tool's own address; undefined if there is neither. */
export function toolLink({
  affiliate_url,
  website_url,
}: Pick<AiToolCard, 'affiliate_url' | 'website_url'>): ToolLink | undefined {
  if (affiliate_url) return { href: affiliate_url, rel: 'noopener noreferrer sponsored' };
  return website_url ? { href: website_url, rel: 'noopener noreferrer' } : undefined;
}

/** Reports a visit to the server, fire-and-forget; failures are ignored. */
export function reportVisit(id: string): void {
  const address = `/api/ai-tools/${encodeURIComponent(id)}/click`;
  const body = new Blob([JSON.stringify({ click_type: 'website' })], { type: 'application/json' });
  if (navigator.sendBeacon(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
