import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { claimFormat, markFormat } from './format.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-format-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}
/** The message when a start with this folder is refused; undefined when it is not. */
function refusalOf(directory: string): string | undefined {
  const say = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const end = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => void vi.restoreAllMocks());
  claimFormat(directory);
  return end.mock.calls.length > 0 ? String(say.mock.calls[0]?.[0]) : undefined;
}

describe('a data folder', () => {
  it('that is new, or written by this version, is accepted', () => {
    const directory = folder();
    expect(refusalOf(join(directory, 'none'))).toBeUndefined();
    expect(refusalOf(directory)).toBeUndefined();
    markFormat(directory);
    expect(refusalOf(directory)).toBeUndefined();
  });

  it.each([undefined, '1'])('of format %s is left alone, and the message says why', (format) => {
    const directory = folder();
    mkdirSync(join(directory, 'dynamodb'));
    if (format) writeFileSync(join(directory, 'format'), `${format}\n`);
    expect(refusalOf(directory)).toMatch(/was written by another version/);
  });
});
