import { expect, test } from 'vitest';
import { documentWriter } from './document.ts';

const shell = [
  '<head><title>Old</title>',
  '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">',
  '<meta name="description" content="old" />',
  '</head><body><div id="root"></div></body>',
].join('\n');

test('a page’s parts replace the built ones, whatever characters they contain', () => {
  const write = documentWriter(shell);
  const answers = [{ route: 'GET /stats', kind: 'one' as const, data: "$& $' </script>" }];
  const html = write({ head: '<title>$& $1</title>', answers, markup: '<p>$`</p>' });
  expect(html).toContain('<title>$& $1</title>');
  expect(html).not.toContain('Old');
  expect(html).not.toContain('content="old"');
  expect(html).toContain('<div id="root" data-written><p>$`</p></div>');
  const data = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(answers);
});

test('a page without data and markup has an empty root and no script', () => {
  const html = documentWriter(shell)({ head: '<title>New</title>' });
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('page-data');
});

test('code is deferred behind a first screen, and only there', () => {
  const write = documentWriter(shell);
  const written = write({ head: '<title>New</title>', markup: '<p>Hello</p>' });
  expect(written).toContain('<script type="later" src="/a.js"></script><link rel="later" href="/b.js">');
  expect(write({ head: '<title>New</title>' })).toContain('<script type="module" src="/a.js">');
});

test('an unexpected page template throws at once', () => {
  expect(() => documentWriter('<title>x</title>')).toThrow(/index.html/);
});
