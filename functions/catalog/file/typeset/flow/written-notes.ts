import type { Note } from '#shared/catalog/content.ts';
import { columnOf, margins } from '../page.ts';
import { openTag } from '../tags.ts';
import { after, type Flow, small } from './flow.ts';
import { destinationOf } from './footnotes.ts';
import { proseLines } from './paragraph.ts';
import { setLines } from './set-lines.ts';

/** Notes that are at the foot of no page: long ones, and those that nothing refers to. */
export function setNotes(flow: Flow, notes: readonly Note[]): void {
  const { doc } = flow;
  for (const note of notes.filter(flow.notes.isInText)) {
    const tag = openTag(doc, 'Note');
    doc.addNamedDestination(destinationOf(note.number), 'XYZ', margins.left, doc.y, null);
    const spans = [{ text: `${note.number}. ` }, ...note.spans];
    setLines(flow, tag, proseLines(flow, spans, columnOf(doc), small), { ...small, x: margins.left });
    tag.end();
    doc.y += after / 2;
  }
}
