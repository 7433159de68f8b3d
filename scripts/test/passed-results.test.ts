import { globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentHash, keepPassed, passedOn } from './passed-results.ts';
import { ownCache } from './testing/own-cache.ts';

describe('The hash of inputs', () => {
  it('changes when a file changes, is added or moves', () => {
    const root = mkdtempSync(join(tmpdir(), 'rampart-kept-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'deep'));
    writeFileSync(join(root, 'deep/a.test.ts'), 'one');
    const hash = () => contentHash(['**/*'], root);
    const seen = [hash()];
    writeFileSync(join(root, 'deep/a.test.ts'), 'two');
    seen.push(hash());
    writeFileSync(join(root, 'b'), '');
    seen.push(hash());
    rmSync(join(root, 'b'));
    expect(hash()).toBe(seen[1]);
    writeFileSync(join(root, 'deep/a.test.ts'), 'one');
    expect(hash()).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
  });
});

describe('The kept result', () => {
  const passedThen = (hash: string) => passedOn('emulators', hash);

  it('is the day on which the inputs passed; the oldest are dropped', () => {
    const root = ownCache();
    for (let count = 0; count < 22; count++) {
      keepPassed('emulators', `content-${count}`);
      utimesSync(join(root, `rampart/emulators-content-${count}`), count, count);
    }
    expect(passedThen('content-21')).toBe(new Date().toISOString().slice(0, 10));
    expect([passedThen('content-0'), passedThen('another')]).toEqual([undefined, undefined]);
    expect(globSync('rampart/*', { cwd: root })).toHaveLength(20);
  });
});
