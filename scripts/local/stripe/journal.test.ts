import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, readJournal } from './journal.ts';

describe('journal', () => {
  let directory: string;
  let path: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'journal-'));
    path = join(directory, 'stripe.jsonl');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('gives back what was appended, in order', () => {
    const journal = Journal.rewrite(path, [{ n: 1 }]);
    journal.append({ n: 2, text: 'naïve\n☃' });
    journal.close();
    expect(readJournal(path)).toEqual([{ n: 1 }, { n: 2, text: 'naïve\n☃' }]);
  });

  it('forgets a line that a crash has torn, and keeps those before it', () => {
    Journal.rewrite(path, [{ n: 1 }]).close();
    appendFileSync(path, '{"n":2,"te');
    expect(readJournal(path)).toEqual([{ n: 1 }]);
  });

  it('refuses a file that is damaged elsewhere', () => {
    writeFileSync(path, '{"n":1}\n{"n\n{"n":3}\n');
    expect(() => readJournal(path)).toThrow('line 2 is damaged');
  });

  it('leaves the old file whole while the new one is written', () => {
    Journal.rewrite(path, [{ n: 1 }]).close();
    const failing = function* () {
      yield { n: 9 };
      throw new Error('disk full');
    };
    expect(() => Journal.rewrite(path, failing())).toThrow('disk full');
    expect(readJournal(path)).toEqual([{ n: 1 }]);
  });

  it('writes nothing after it was closed', () => {
    const journal = Journal.rewrite(path, []);
    journal.close();
    expect(() => journal.append({ n: 1 })).toThrow('closed');
    expect(readFileSync(path, 'utf8')).toBe('');
  });
});
