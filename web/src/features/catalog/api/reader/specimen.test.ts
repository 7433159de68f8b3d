import { expect, test } from 'vitest';
import { chaptersOf, fileNameOf } from './specimen.ts';

const heading = (level: number, title: string) => ({ level, title, anchor: title, open: true });

test('identifiers with the chapter they are in', () => {
  const contents = [
    heading(2, 'Before you start'),
    heading(2, 'GV Govern'),
    heading(3, 'GV.OC-01 The mission'),
    heading(2, 'ID Identify'),
    heading(3, 'ID.AM-01 and ID.AM-02 Too long to stand here'),
    heading(3, 'ID.AM-07 Data'),
  ];
  expect(chaptersOf(contents, 2)).toEqual([
    { name: 'GV.OC-01', chapter: 2 },
    { name: 'ID.AM-07', chapter: 3 },
  ]);
});

test('titles if there are too few identifiers', () => {
  expect(chaptersOf([heading(1, 'Scope'), heading(2, 'CC6.1 Access')], 2)).toEqual([
    { name: 'Scope', chapter: 1 },
    { name: 'Access', chapter: 1 },
  ]);
  expect(chaptersOf([], 5)).toEqual([]);
});

test('fileNameOf', () => {
  expect(fileNameOf('NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence')).toBe('nist-csf-2-0-in-practice');
});
