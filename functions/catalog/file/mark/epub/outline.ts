import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DocumentRefused } from '#lib/document/refused.ts';

/** Where something can be put at the end of an element, and the prefix of its namespace, with the colon. */
export interface Place {
  readonly prefix: string;
  readonly end: number;
}

/** What a package document has already, and where more can be put. */
export interface Outline {
  readonly version: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses of the items of the manifest. */
  readonly addresses: readonly string[];
  /** Its pages have a fixed layout unless they say otherwise. */
  readonly isFixed: boolean;
  readonly manifest: Place;
  readonly spine: Place;
}

const damaged = (cause?: unknown) =>
  new DocumentRefused('damaged', 'The package document of this EPUB cannot be read.', cause);

const attribute = (tag: SaxesTagNS, name: string): string | undefined => tag.attributes[name]?.value;

/** Collects what is found of a document while a parser walks through it. */
class Walk {
  readonly ids = new Set<string>();
  readonly addresses: string[] = [];
  readonly #places = new Map<string, Place>();
  readonly #open: SaxesTagNS[] = [];
  readonly #deepest: number;
  #layout = '';

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  version = '';

  enter(tag: SaxesTagNS): void {
    if (this.#open.length >= this.#deepest) throw damaged();
    if (this.#open.length === 0) this.version = attribute(tag, 'version') ?? '';
    for (const { local, value } of Object.values(tag.attributes)) if (local === 'id') this.ids.add(value.trim());
    const address = tag.local === 'item' ? attribute(tag, 'href') : undefined;
    if (address !== undefined) this.addresses.push(address);
    this.#open.push(tag);
  }

  text(text: string): void {
    const tag = this.#open.at(-1);
    if (tag?.local === 'meta' && attribute(tag, 'property') === 'rendition:layout') this.#layout += text;
  }

  /** `end`: where the tag that closes it begins. Only children of the root count: collections have manifests, too. */
  leave(tag: SaxesTagNS, end: number): void {
    this.#open.pop();
    const [root] = this.#open;
    if (this.#open.length !== 1 || root?.local !== 'package' || tag.uri !== root.uri) return;
    if (tag.local !== 'manifest' && tag.local !== 'spine') return;
    if (tag.isSelfClosing || this.#places.has(tag.local)) throw damaged();
    this.#places.set(tag.local, { prefix: tag.prefix === '' ? '' : `${tag.prefix}:`, end });
  }

  outline(): Outline {
    const [manifest, spine] = [this.#places.get('manifest'), this.#places.get('spine')];
    if (!manifest || !spine) throw damaged();
    const { version, ids, addresses } = this;
    return { version, ids, addresses, manifest, spine, isFixed: this.#layout.trim() === 'pre-paginated' };
  }
}

/** Reads a package document. Its places are those that a parser has found, so neither comments nor CDATA are mistaken. */
export function outlineOf(source: string, deepest: number): Outline {
  const walk = new Walk(deepest);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('opentag', (tag) => walk.enter(tag));
  parser.on('text', (text) => walk.text(text));
  parser.on('cdata', (text) => walk.text(text));
  // Within a tag that closes there is no `<` but its first character.
  parser.on('closetag', (tag) => walk.leave(tag, source.lastIndexOf('<', parser.position - 1)));
  parser.write(source).close();
  return walk.outline();
}
