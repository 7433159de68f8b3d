import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJournal, SyncJournal } from './sync-journal.ts';

const disk = vi.hoisted(() => ({ full: false }));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const writeSync = (file: number, bytes: Buffer, offset: number, length: number, position?: number) => {
    if (!disk.full) return fs.writeSync(file, bytes, offset, length, position);
    if (offset === 0) return fs.writeSync(file, bytes, offset, Math.ceil(length / 2), position);
    throw new Error('ENOSPC');
  };
  return { ...fs, writeSync };
});

describe('journal', () => {
  let directory: string;
  let path: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'journal-'));
    path = join(directory, 'stripe.jsonl');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('returns what was appended, in order', () => {
    const journal = SyncJournal.rewrite(path, [{ n: 1 }]);
    journal.append({ n: 2, text: 'naïve\n☃' });
    journal.close();
    expect(readJournal(path)).toEqual([{ n: 1 }, { n: 2, text: 'naïve\n☃' }]);
  });

  it('discards a line torn by a crash, and keeps those before it', () => {
    SyncJournal.rewrite(path, [{ n: 1 }]).close();
    appendFileSync(path, '{"n":2,"te');
    expect(readJournal(path)).toEqual([{ n: 1 }]);
  });

  it('rejects a file damaged elsewhere', () => {
    writeFileSync(path, '{"n":1}\n{"n\n{"n":3}\n');
    expect(() => readJournal(path)).toThrow('line 2 is damaged');
  });

  it('keeps the old file intact while the new one is written', () => {
    SyncJournal.rewrite(path, [{ n: 1 }]).close();
    const failing = function* () {
      yield { n: 9 };
      throw new Error('disk full');
    };
    expect(() => SyncJournal.rewrite(path, failing())).toThrow('disk full');
    expect(readJournal(path)).toEqual([{ n: 1 }]);
  });

  it('removes a partial line when the disk is full, and continues once it is not', () => {
    const journal = SyncJournal.rewrite(path, [{ n: 1 }]);
    disk.full = true;
    expect(() => journal.append({ n: 2, text: 'long enough to be cut' })).toThrow('ENOSPC');
    disk.full = false;
    expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n');
    journal.append({ n: 3 });
    journal.close();
    expect(readJournal(path)).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('writes nothing after it is closed', () => {
    const journal = SyncJournal.rewrite(path, []);
    journal.close();
    expect(() => journal.append({ n: 1 })).toThrow('closed');
    expect(readFileSync(path, 'utf8')).toBe('');
  });
});
