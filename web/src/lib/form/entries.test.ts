import { expect, test } from 'vitest';
import { commaSeparated, entriesOf, linesOf } from './entries.ts';

test('entries are trimmed, and empty ones dropped', () => {
  expect(entriesOf(' audit, grc ,, ')).toEqual(['audit', 'grc']);
  expect(linesOf('Two calls\n\n A plan, written \n')).toEqual(['Two calls', 'A plan, written']);
});

test('an entry with a comma survives a form in which nobody touched it', () => {
  const entries = ['Answers with sources, in seconds', 'Exports'];
  expect(entriesOf(commaSeparated(entries), entries)).toEqual(entries);
  expect(entriesOf(`${commaSeparated(entries)}, API`, entries)).toHaveLength(4);
});
