import type { Figure, FigureType, Reading } from './document.ts';
import { signatureOf } from './sniff/signature.ts';

const types: Readonly<Record<string, FigureType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** The type of a picture by its content; undefined for drawings and formats that no browser shows. */
const figureTypeOf = (bytes: Uint8Array): FigureType | undefined => types[signatureOf(bytes)];

/** A name for Markdown: lower-case letters, digits and hyphens, made of the picture's own where it has one. */
const plainName = (source: string): string =>
  (source.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'figure';

/** The pictures of one document, each kept once under a name of its own. */
export class Figures {
  readonly #names = new Set<string>();
  readonly #bySource = new Map<string, Figure>();
  readonly #reading: Reading;
  #bytes = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  get all(): readonly Figure[] {
    return [...this.#bySource.values()];
  }

  named(source: string): Figure | undefined {
    return this.#bySource.get(source);
  }

  /** Undefined, with a remark, for what cannot be shown or is too much. */
  add(source: string, bytes: Uint8Array, alt: string): Figure | undefined {
    const known = this.named(source);
    if (known) return known;
    const type = figureTypeOf(bytes);
    const { figures, figureBytes } = this.#reading.limits;
    if (!type) return this.#leave(source, 'This picture is no PNG, JPEG, WebP or GIF and was left out.');
    if (this.#names.size >= figures || this.#bytes + bytes.length > figureBytes)
      return this.#leave(source, 'There are more pictures in this file than can be kept; this one was left out.');
    this.#bytes += bytes.length;
    const figure = { name: this.#freeName(plainName(source)), type, bytes, ...(alt ? { alt } : {}) };
    this.#bySource.set(source, figure);
    return figure;
  }

  #leave(where: string, sentence: string): undefined {
    this.#reading.remarks.push({ where, sentence });
  }

  #freeName(name: string): string {
    let free = name;
    for (let count = 2; this.#names.has(free); count++) free = `${name}-${count}`;
    this.#names.add(free);
    return free;
  }
}
