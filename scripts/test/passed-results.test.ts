import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectRoot } from '../build/inputs.ts';
import { contentHash, emulatorInputs, keepPassed, passedOn } from './passed-results.ts';

const aliases: Readonly<Record<string, string>> = { '#lib/': 'functions/lib/', '#web/': 'web/src/' };

/** The files that a file imports from elsewhere than `scripts/local`. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import\() ?'(#[^']+|\.[^']+)'/g)].map(([, path = '']) => path);
  return found.map((path) => {
    const alias = Object.keys(aliases).find((prefix) => path.startsWith(prefix));
    if (alias) return path.replace(alias, aliases[alias] ?? '');
    return path.startsWith('#') ? path.slice(1) : relative(projectRoot, join(projectRoot, file, '..', path));
  });
}

describe('The inputs of the emulators’ tests', () => {
  it('include every file that they import', () => {
    const files = globSync(emulatorInputs, { cwd: projectRoot }).filter((file) => /\.tsx?$/.test(file));
    const missing = files
      .filter((file) => !file.endsWith('.config.ts'))
      .flatMap(importsOf)
      .filter((file) => !emulatorInputs.some((pattern) => matchesGlob(file, pattern)));
    expect(missing).toEqual([]);
  });

  it('have another hash when a file changes, is added or moves', () => {
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
    const root = mkdtempSync(join(tmpdir(), 'rampart-passed-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('XDG_CACHE_HOME', root);
    for (let count = 0; count < 22; count++) {
      keepPassed('emulators', `content-${count}`);
      utimesSync(join(root, `rampart/emulators-content-${count}`), count, count);
    }
    expect(passedThen('content-21')).toBe(new Date().toISOString().slice(0, 10));
    expect([passedThen('content-0'), passedThen('another')]).toEqual([undefined, undefined]);
    expect(globSync('rampart/*', { cwd: root })).toHaveLength(21);
  });
});
