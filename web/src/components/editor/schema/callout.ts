import { Node } from '@tiptap/core';

export const calloutKinds = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const kindOf = (element: HTMLElement): CalloutKind =>
  calloutKinds.find((kind) => element.classList.contains(`callout-${kind}`)) ?? 'note';

/** Text that is set off from the rest. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: kindOf,
      renderHTML: ({ kind }) => ({ class: `callout-${kind}` }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});
