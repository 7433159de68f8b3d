/** A picture of a text, as it is stored. */
export interface StoredFigure {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly type: 'image/png' | 'image/jpeg';
}

const endings = { png: 'image/png', jpg: 'image/jpeg' } as const;
const stored = /^[a-z0-9][a-z0-9-]{0,29}-[0-9a-f]{12}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(png|jpg)$/;

/** A name of at most 30 lower-case letters, digits and hyphens, from any other one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 30)
    .replace(/-$/, '') || 'figure';

/**
 * `chart-3f9a1c20b7de-800x600.png`: what a page needs to know of a picture before it is there, and 12 digits of a digest, by
 * which another picture has another name.
 */
export function figureName(name: string, digest: string, { width, height, type }: StoredFigure): string {
  return `${plain(name)}-${digest.slice(0, 12)}-${width}x${height}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** What the name of a picture says; undefined for that of none that is stored. */
export function storedFigure(name: string): StoredFigure | undefined {
  const [, width, height, ending] = stored.exec(name) ?? [];
  return ending === 'png' || ending === 'jpg'
    ? { width: Number(width), height: Number(height), type: endings[ending] }
    : undefined;
}
