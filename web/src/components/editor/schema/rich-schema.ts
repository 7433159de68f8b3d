import type { AnyExtension, EditorOptions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout } from './callout.ts';
import { Program } from './code-block.ts';
import { definitions } from './definitions.ts';
import { RichHeading } from './heading.ts';
import { RichLink } from './link.ts';
import { lists, taskLists } from './lists.ts';
import { notes } from './notes.ts';
import { Picture } from './picture.ts';
import { tables } from './table.ts';
import { textMarks } from './text-marks.ts';
import { Video } from './video.ts';
import { WriteBelow } from './write-below.ts';

/** Where a text is read: mail programs show no players, and know neither the site's classes nor places within a text. */
export type TextKind = 'article' | 'mail';

const ours = { heading: false, link: false, code: false, codeBlock: false } as const;
const oursInLists = { bulletList: false, orderedList: false, listItem: false } as const;

const basics = StarterKit.configure({
  ...ours,
  ...oursInLists,
  // The last line to write on; notes are the end of a text.
  trailingNode: { notAfter: ['paragraph', 'notes'] },
  dropcursor: { color: 'var(--accent)', width: 2 },
});

const everywhere = [
  basics,
  RichHeading,
  RichLink,
  ...textMarks,
  ...lists,
  Program,
  ...definitions,
  Picture,
  ...tables,
  WriteBelow,
];
const onPagesOnly = [...taskLists, Callout, Video, ...notes];

/** What rich text may hold (`shared/kernel/rich-html.ts`), read and written exactly as the server keeps it. */
const richSchema = (kind: TextKind): AnyExtension[] => (kind === 'mail' ? everywhere : [...everywhere, ...onPagesOnly]);

/** How every editor of rich text is made. Signs within what is pasted may be a program's: by itself only an address is linked. */
export const richOptions = (kind: TextKind) =>
  ({ extensions: richSchema(kind), injectCSS: false, enablePasteRules: ['link'] }) satisfies Partial<EditorOptions>;
