import { Node } from '@tiptap/core';
import { isRichValue } from '#shared/kernel/rich-html.ts';
import { seenAddress } from '../link/link-address.ts';

const kept = ['src', 'alt', 'title', 'width', 'height'] as const;

/** The picture of a figure that holds one and nothing else but its caption, or of a picture that stands alone. */
function pictureOf(element: HTMLElement): HTMLImageElement | undefined {
  if (element instanceof HTMLImageElement) return element;
  const others = [...element.children].filter((child) => !['img', 'figcaption'].includes(child.localName));
  const pictures = element.querySelectorAll<HTMLImageElement>(':scope > img');
  return others.length === 0 && pictures.length === 1 ? pictures[0] : undefined;
}

function attributesOf(element: HTMLElement) {
  const picture = pictureOf(element);
  const src = picture?.getAttribute('src') ?? '';
  if (!picture || !isOwn(src)) return false;
  return Object.fromEntries(kept.map((name) => [name, keptValue(picture, name)]));
}

/** The value of an attribute that the server keeps. */
function keptValue(picture: HTMLImageElement, name: string): string | null {
  const value = picture.getAttribute(name);
  return value !== null && isRichValue(name, value) ? value : null;
}

/** Pictures of other hosts would tell these who reads; the server drops them. */
const isOwn = (src: string): boolean => /^\/(?![\\/])/.test(seenAddress(src));

/** A picture of the shop with its caption. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    // None: nobody has said what it shows. Empty: it is only decoration.
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'figure', contentElement: captionOf, getAttrs: attributesOf },
    { tag: 'img[src]', getAttrs: attributesOf },
  ],
  renderHTML: ({ HTMLAttributes }) => {
    const given = Object.entries(HTMLAttributes).filter(([, value]) => value !== null);
    return ['figure', ['img', { ...Object.fromEntries(given), loading: 'lazy' }], ['figcaption', 0]];
  },
});

const captionOf = (figure: globalThis.Node): HTMLElement =>
  (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption');
