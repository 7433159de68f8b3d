import { Node } from '@tiptap/core';
import { playerAddress } from '../video/player-address.ts';

/** A player's address and what it shows. In the editor it stands still. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, title: { default: null } }),
  parseHTML: () => [{ tag: 'iframe[src]', getAttrs: (element) => (isPlayer(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes: { src, title } }) => [
    'iframe',
    {
      src,
      ...(title && { title }),
      allowfullscreen: '',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  ],
  addNodeView:
    () =>
    ({ node }) => ({ dom: stillOf(node.attrs.src, node.attrs.title) }),
});

const isPlayer = (element: HTMLElement): boolean => {
  const src = element.getAttribute('src') ?? '';
  return playerAddress(src) !== undefined;
};

/** In place of the player, which would ask another site for it at every opening of the editor. */
function stillOf(src: string, title: string | null): HTMLElement {
  const still = document.createElement('div');
  still.className = 'video-still';
  still.dataset.site = src.includes('vimeo') ? 'Vimeo video' : 'YouTube video';
  still.textContent = title || src;
  return still;
}
