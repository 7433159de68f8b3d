import { Node } from '@tiptap/core';

const numberIn = (name: string | null | undefined): number => Number(/-([1-9]\d{0,2})$/.exec(name ?? '')?.[1] ?? 0);

/** A footnote's number in the text. */
const NoteReference = Node.create({
  name: 'noteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number: { default: 0, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'sup.note-reference',
      priority: 60,
      getAttrs: (element) => {
        const number = numberIn(element.querySelector('a')?.getAttribute('href'));
        return number > 0 ? { number } : false;
      },
    },
    // The way back from a note, which the page adds for its readers.
    { tag: 'a.note-reference', priority: 1100, ignore: true },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'sup',
    { class: 'note-reference' },
    ['a', { href: `#note-${attrs.number}`, id: `note-reference-${attrs.number}` }, String(attrs.number)],
  ],
});

/** The footnotes, at the end of the text. */
const Notes = Node.create({
  name: 'notes',
  group: 'block',
  content: 'note+',
  parseHTML: () => [{ tag: 'ol.notes', priority: 60 }],
  renderHTML: () => ['ol', { class: 'notes' }, 0],
});

const Note = Node.create({
  name: 'note',
  content: 'block+',
  defining: true,
  isolating: true,
  addAttributes: () => ({
    number: {
      default: 0,
      parseHTML: (element) => numberIn(element.id),
      renderHTML: ({ number }) => (number > 0 ? { id: `note-${number}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'ol.notes > li', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
});

export const notes = [NoteReference, Notes, Note];
