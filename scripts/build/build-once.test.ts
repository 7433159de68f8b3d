import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeOnce } from './build-once.ts';

let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'rampart-made-'));
});
afterEach(() => rmSync(folders, { recursive: true, force: true }));

const withContent = async (draft: string): Promise<void> => {
  mkdirSync(draft);
  writeFileSync(join(draft, 'content'), 'whole');
};
const contentOf = (folder: string): string => readFileSync(join(folder, 'content'), 'utf8');
const goneProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('a folder that is made once', () => {
  it('is made by one of many concurrent callers', async () => {
    let made = 0;
    const make = async (draft: string) => {
      made += 1;
      mkdirSync(draft);
      await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(join(draft, 'content'), 'whole');
    };
    const all = await Promise.all([1, 2, 3].map(() => madeOnce(join(folders, 'a'), 3, make)));
    expect([made, ...all.map(contentOf)]).toEqual([1, 'whole', 'whole', 'whole']);
    expect(readdirSync(folders)).toEqual(['a']);
  });

  it('does not exist when making it failed, and the next caller makes it', async () => {
    const folder = join(folders, 'a');
    const failing = async (draft: string) => {
      mkdirSync(draft);
      writeFileSync(join(draft, 'half'), '');
      throw new Error('no more room');
    };
    await expect(madeOnce(folder, 3, failing)).rejects.toThrow('no more room');
    expect(existsSync(folder)).toBe(false);
    await madeOnce(folder, 3, withContent);
    expect(readdirSync(folder)).toEqual(['content']);
  });

  it('does not wait for a process that died while it made it', async () => {
    const folder = join(folders, 'a');
    mkdirSync(`${folder}.draft`);
    writeFileSync(`${folder}.lock`, String(goneProcess()));
    expect(contentOf(await madeOnce(folder, 3, withContent))).toBe('whole');
  });

  it('does not wait for a process that only reuses the id of one that died long ago', async () => {
    const folder = join(folders, 'a');
    writeFileSync(`${folder}.lock`, String(process.pid));
    utimesSync(`${folder}.lock`, 0, 0);
    expect(contentOf(await madeOnce(folder, 3, withContent))).toBe('whole');
  });

  it('is known to be in the making for as long as that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lock = join(folders, 'a.lock');
      await madeOnce(join(folders, 'a'), 3, async (draft) => {
        utimesSync(lock, 0, 0);
        vi.advanceTimersByTime(60_000);
        expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(60_000);
        await withContent(draft);
      });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the newest few beside it', async () => {
    for (const [age, name] of ['c', 'a', 'b'].entries()) {
      await madeOnce(join(folders, name), 3, withContent);
      utimesSync(join(folders, name), age, age);
    }
    await madeOnce(join(folders, 'd'), 2, withContent);
    expect(readdirSync(folders)).toEqual(['b', 'd']);
  });
});
