import type { Editor } from '@tiptap/core';
import {
  Code2,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Info,
  Lightbulb,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Superscript,
  Table,
  TriangleAlert,
  Video,
} from 'lucide-react';
import type { CalloutKind } from '../schema/callout.ts';
import { insertNote } from '../schema/note-order.ts';
import type { Ask } from './asked.ts';

/** A piece of a text that can be added at the cursor. */
export interface Block {
  readonly label: string;
  /** Names that it has in other programs, for those who type them. */
  readonly otherNames?: string;
  readonly icon: LucideIcon;
  /** The node it makes, which a text for mail may not know. */
  readonly node: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor, ask: Ask) => void;
}

const callout = (kind: CalloutKind, label: string, icon: LucideIcon): Block => ({
  ...{ label, otherNames: 'Callout', icon, node: 'callout' },
  run: (editor) => void editor.chain().focus().wrapIn('callout', { kind }).run(),
});

/** Lists and quotes: pressed where they are, and pressed again to leave them. */
export const toggledBlocks: readonly Block[] = [
  {
    ...{ label: 'Bulleted list', otherNames: 'Unordered list', icon: List, node: 'bulletList' },
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Numbered list', otherNames: 'Ordered list', icon: ListOrdered, node: 'orderedList' },
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ label: 'Task list', otherNames: 'Todo Checklist', icon: ListChecks, node: 'taskList' },
    isOn: (editor) => editor.isActive('taskList'),
    run: (editor) => void editor.chain().focus().toggleTaskList().run(),
  },
  {
    ...{ label: 'Quote', otherNames: 'Blockquote', icon: Quote, node: 'blockquote' },
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
];

const heading = (level: 2 | 3 | 4, label: string, icon: LucideIcon): Block => ({
  ...{ label, otherNames: `H${level} Heading ${level}`, icon, node: 'heading' },
  run: (editor) => void editor.chain().focus().setHeading({ level }).run(),
});

/** The toolbar has a menu of them. */
const headings: readonly Block[] = [
  heading(2, 'Heading', Heading2),
  heading(3, 'Subheading', Heading3),
  heading(4, 'Small heading', Heading4),
];

export const pictureBlock: Block = {
  ...{ label: 'Picture', otherNames: 'Image Photo', icon: Image, node: 'picture' },
  run: (_editor, ask) => ask('picture'),
};

export const insertedBlocks: readonly Block[] = [
  {
    ...{ label: 'Table', icon: Table, node: 'table' },
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    ...{ label: 'Code', icon: Code2, node: 'codeBlock' },
    run: (editor) => void editor.chain().focus().toggleCodeBlock().run(),
  },
  callout('note', 'Note box', Info),
  callout('tip', 'Tip box', Lightbulb),
  callout('warning', 'Warning box', TriangleAlert),
  { ...{ label: 'Footnote', icon: Superscript, node: 'noteReference' }, run: insertNote },
  {
    ...{ label: 'Divider', otherNames: 'Horizontal rule', icon: Minus, node: 'horizontalRule' },
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
  {
    ...{ label: 'Video', otherNames: 'YouTube Vimeo', icon: Video, node: 'video' },
    run: (_editor, ask) => ask('video'),
  },
];

/** All that can be added by its name. */
export const namedBlocks: readonly Block[] = [...headings, ...toggledBlocks, pictureBlock, ...insertedBlocks];

/** Those that the text of this editor may hold. */
export const fitting = (editor: Editor, blocks: readonly Block[]): Block[] =>
  blocks.filter(({ node }) => node in editor.schema.nodes);
