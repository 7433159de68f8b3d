import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../build/inputs.ts';
import { filesOf, insertSorted, registrations } from './files.ts';
import { namesOf } from './names.ts';

const names = namesOf('field-notes', 'field-note');

describe('names', () => {
  it('are derived from the domain and the thing', () => {
    expect(names).toMatchObject({ things: 'field-notes', path: 'field-notes', prefix: 'fie' });
    expect(namesOf('x', 'inquiry').things).toBe('inquiries');
    expect(namesOf('x', 'tool', { path: 'my-tools', prefix: 'abc' })).toMatchObject({
      path: 'my-tools',
      prefix: 'abc',
    });
  });

  it.each([
    ['Field', 'note'],
    ['field', ''],
    ['../x', 'note'],
  ])('refuse %s %s', (domain, thing) => {
    expect(() => namesOf(domain, thing)).toThrow(/is not a valid name/);
  });
});

describe('the files of a domain', () => {
  it('have no placeholder left', () => {
    for (const [path, text] of Object.entries(filesOf(names))) {
      expect(path + text, path).not.toMatch(/__\w+__/);
      expect(text.length, path).toBeGreaterThan(50);
    }
  });

  it('are registered wherever domains are listed', () => {
    for (const [file, change] of Object.entries(registrations(names))) {
      const before = readFileSync(join(projectRoot, file), 'utf8');
      const after = change(before);
      expect(after.split('\n').length, file).toBeGreaterThan(before.split('\n').length);
      expect(change(after), `${file}, again`).toBe(after);
    }
  });
});

it('keeps a list in order', () => {
  expect(insertSorted('[\n  a,\n  c,\n]', /^ {2}\w,$/, '  b,')).toBe('[\n  a,\n  b,\n  c,\n]');
  expect(insertSorted('[\n  a,\n]', /^ {2}\w,$/, '  b,')).toBe('[\n  a,\n  b,\n]');
  expect(() => insertSorted('', /^x$/, 'y')).toThrow(/no line like/);
});
