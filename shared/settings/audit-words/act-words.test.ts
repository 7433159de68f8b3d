import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actLabels, kindLabels, partsOf } from './act-words.ts';

/* The filters of the audit log offer what has a label: everything that functions write into it needs one. */

const sources = globSync('functions/**/*.ts')
  .filter((path) => !/test/.test(path))
  .map((path) => readFileSync(path, 'utf8'));
const found = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, first = '', second]) => second ?? first));

/** `article.updated`, wherever it is written. */
const actions = found(/(?:action(?::| =)|give\(actor, id,) '([a-z_]+\.[a-z_-]+)'/g).map(partsOf);
/** What managed things are called in the log: by their field, unless they say otherwise. */
const managed = sources
  .flatMap((source) => [...source.matchAll(/= managed(?:WithTrash)?\(\{\n([\s\S]*?)\n\}\)/g)])
  .map(([, body = '']) => /^ {2}action: '(\w+)'/m.exec(body)?.[1] ?? /^ {2}field: '(\w+)'/m.exec(body)?.[1] ?? body);

test('every kind of thing that the log has can be chosen', () => {
  expect(managed.length).toBeGreaterThan(8);
  const kinds = new Set([...managed, ...actions.map(({ kind }) => kind)]);
  expect([...kinds].filter((kind) => !(kind in kindLabels))).toEqual([]);
});

test('every act that the log has can be chosen', () => {
  expect(actions.length).toBeGreaterThan(8);
  const acts = new Set([
    ...found(/deed: '([a-z_-]+)'/g),
    ...found(/\.save\(\w+, '([a-z_-]+)'/g),
    ...actions.map(({ act }) => act),
  ]);
  expect([...acts].filter((act) => !(act in actLabels))).toEqual([]);
});
