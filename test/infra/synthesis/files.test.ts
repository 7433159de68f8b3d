import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differences, filesIn } from './files.ts';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'sub'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}
const compared = (one: Record<string, string>, other: Record<string, string>) =>
  differences(filesIn(folderOf(one)), filesIn(folderOf(other)));

it('folders with the same files have no differences, wherever they are', () => {
  const files = { a: 'one', 'sub/b': 'two' };
  expect([...filesIn(folderOf(files)).keys()].sort()).toEqual(['a', 'sub/b']);
  expect(compared(files, files)).toEqual([]);
});

it('a file with other bytes is a difference, and so is one that is missing on either side', () => {
  expect(compared({ a: 'one', 'sub/b': 'two' }, { a: 'one', 'sub/b': 'three' })).toEqual(['sub/b']);
  expect(compared({ a: 'one' }, { 'sub/b': 'one' })).toEqual(['a', 'sub/b']);
});
