import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brokenRule } from './language-rules.ts';

const machine = (next: string) =>
  JSON.stringify({ StartAt: 'One', States: { One: { Type: 'Pass', Next: next }, Two: { Type: 'Succeed' } } });

it('remembers valid definitions only', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-rules-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const folder = join(directory, 'checked');
  expect(brokenRule(machine('Two'), folder)).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(brokenRule(machine('Two'), folder)).toBeUndefined();
  for (const _ of [1, 2]) expect(brokenRule(machine('Three'), folder)).toContain('Three');
  expect(readdirSync(folder)).toHaveLength(1);
});
