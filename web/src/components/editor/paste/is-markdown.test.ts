import { expect, test } from 'vitest';
import { isMarkdown } from './is-markdown.ts';

test('blocks of Markdown are known by their signs', () => {
  for (const text of [
    '## Scope',
    '# Access\r\n\r\nWho may enter.',
    'To do:\n\n- ask\n- wait',
    '- ask\n\n  somebody\n- wait',
    '1. Ask\n2. Wait',
    '> One\n> two',
    'Then\n```yaml\na: 1\n```',
    '| Key | Owner |\n|---|:-:|\n| A | B |',
    'See [NIST](https://nist.gov "NIST").',
  ])
    expect(isMarkdown(text), text).toBe(true);
});

test('plain text, programs and data are not taken for it', () => {
  for (const text of [
    '',
    'A line - with a dash.\nAnother * one.',
    '# Installs all\nnpm ci',
    '#!/bin/sh\n\n# Installs all\n\nnpm ci',
    '---\nsteps:\n\n- name: build\n- name: test',
    '- run: npm ci\n- run: npm test',
    '- old line\n+ new line',
    '> npm test',
    'int a[2](1);\nif (a) {\n  b();\n}',
    'Yes | no\nmaybe',
    '- one item',
    'PR.AA-01 [see](there)',
    'const found = handlers[name](/audit/)',
  ])
    expect(isMarkdown(text), text).toBe(false);
});

test('a long text without an end of its signs is read at once', () => {
  const started = performance.now();
  for (const sign of ['\n', '|', '-', '[', '> ', '`', '# ', '- a\n']) isMarkdown(sign.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(2000);
});
