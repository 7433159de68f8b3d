import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

interface Placed {
  readonly node: Node;
  readonly at: number;
}

/** The places that refer to notes, and the lists of notes, in the order of the text. */
function notesIn(text: Node) {
  const references: Placed[] = [];
  const lists: Placed[] = [];
  text.descendants((node, at) => {
    if (node.type.name === 'noteReference') references.push({ node, at });
    if (node.type.name === 'notes') lists.push({ node, at });
  });
  return { references, lists, notes: lists.flatMap(({ node }) => node.children) };
}

const numberOf = ({ attrs }: Node): number => attrs.number;

/** Each reference with its note, which is made if it has none; then the notes that nobody has ever referred to. */
function orderedNotes(before: Node, text: Node): Node[] {
  const { references, notes } = notesIn(text);
  const left = [...notes];
  const take = (number: number): Node | undefined => {
    const index = left.findIndex((note) => numberOf(note) === number);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const type = text.type.schema.nodes.note;
  const referred = references.map(({ node }) => take(numberOf(node)) ?? type?.createAndFill());
  const dropped = new Set(notesIn(before).references.map(({ node }) => numberOf(node)));
  const kept = left.filter((note) => !dropped.has(numberOf(note)));
  return [...referred, ...kept].flatMap((note, index) =>
    note ? [note.type.create({ number: index + 1 }, note.content)] : [],
  );
}

/** References whose notes have been taken out of the list. */
function lostReferences(before: Node, text: Node): Placed[] {
  const had = new Set(notesIn(before).notes.map(numberOf));
  const { references, notes } = notesIn(text);
  const has = new Set(notes.map(numberOf));
  return references.filter(({ node }) => had.has(numberOf(node)) && !has.has(numberOf(node)));
}

const isOrdered = (text: Node): boolean => {
  const { references, lists, notes } = notesIn(text);
  return (
    references.every(({ node }, index) => numberOf(node) === index + 1) &&
    notes.every((note, index) => numberOf(note) === index + 1) &&
    notes.length >= references.length &&
    lists.length <= 1 &&
    (lists.length === 0 || text.lastChild?.type.name === 'notes')
  );
};

/** Notes are numbered as they are referred to, and stand at the end; one goes with the place that refers to it. */
function putInOrder(before: Node, state: EditorState): Transaction | undefined {
  const had = notesIn(before);
  const isShorter =
    notesIn(state.doc).references.length < had.references.length || notesIn(state.doc).notes.length < had.notes.length;
  if (isOrdered(state.doc) && !isShorter) return undefined;
  const { tr } = state;
  for (const { at } of lostReferences(before, state.doc).reverse()) tr.delete(at, at + 1);
  const notes = orderedNotes(before, tr.doc);
  const { references, lists } = notesIn(tr.doc);
  references.forEach(({ at }, index) => {
    tr.setNodeAttribute(at, 'number', index + 1);
  });
  const [only] = lists;
  const type = tr.doc.type.schema.nodes.notes;
  const isLast = only !== undefined && lists.length === 1 && only.at + only.node.nodeSize === tr.doc.content.size;
  if (only && isLast && notes.length > 0) {
    // Notes that stay as they are keep the cursor in them.
    const content = Fragment.from(notes);
    const start = only.node.content.findDiffStart(content);
    const end = only.node.content.findDiffEnd(content);
    if (start !== null && end) {
      const first = only.at + 1;
      tr.replaceWith(first, first + only.node.content.size, content);
    }
  } else {
    for (const { at, node } of lists.reverse()) tr.delete(at, at + node.nodeSize);
    if (notes.length > 0 && type) tr.insert(tr.doc.content.size, type.create(null, notes));
  }
  return tr.docChanged ? tr : undefined;
}

export const noteOrder = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? putInOrder(before.doc, state) : undefined,
  });

/** Adds a note at the cursor and goes where its text is written. */
export function insertNote(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'noteReference', attrs: { number: 0 } })
    .run();
  const { from } = editor.state.selection;
  const { references, lists } = notesIn(editor.state.doc);
  const index = references.findLastIndex(({ at }) => at < from);
  const [list] = lists;
  if (!list || index < 0) return;
  const before = list.node.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  editor
    .chain()
    .setTextSelection(list.at + 1 + before + 2)
    .scrollIntoView()
    .run();
}
