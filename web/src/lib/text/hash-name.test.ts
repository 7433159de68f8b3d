import { expect, it } from 'vitest';
import { nameInHash } from './hash-name.ts';

it.each([
  ['', ''],
  ['#scope', 'scope'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%zz', '%zz'],
])('%s names %s', (hash, name) => expect(nameInHash(hash)).toBe(name));
