import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { makeTask } from '../file.task.ts';
import { madeKey } from '../file-keys.ts';
import { madeFormatsOf } from '../formats.ts';

const keysOf = (ebook: Ebook): string[] => madeFormatsOf(ebook).map((format) => madeKey(ebook, format));

/** The part of an ebook's change that has its files made: none when there are files of all that they show. */
export function madeItems(before: Ebook | undefined, after: Ebook): TransactItem[] {
  const known = new Set(before && keysOf(before));
  return keysOf(after).every((key) => known.has(key)) ? [] : [outboxItem(makeTask(after.id))];
}
