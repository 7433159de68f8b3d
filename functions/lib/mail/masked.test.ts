import { expect, it } from 'vitest';
import { withoutAddresses } from './masked.ts';

it.each([
  ['Write to dora@example.com, please', 'Write to d•••@example.com, please'],
  ['<dora.o+news@mail.example.com>; "ivo@example.com"', '<d•••@mail.example.com>; "i•••@example.com"'],
  ['d•••@example.com', 'd•••@example.com'],
  ['at node_modules/@scope/index.mjs:3', 'at node_modules/@scope/index.mjs:3'],
  ['Two pages @ 3 each', 'Two pages @ 3 each'],
])('addresses in a text are masked: %s', (text, expected) => expect(withoutAddresses(text)).toBe(expected));
