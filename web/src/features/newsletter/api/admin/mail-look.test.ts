import { expect, test } from 'vitest';
import { mailDocument } from './mail-look.ts';

const text = '<p>Write (prefers-color-scheme:dark) and light dark</p>';
const html =
  '<html><head><meta name="color-scheme" content="light dark">' +
  `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){p{color:red}}</style></head>${text}</html>`;

test.each([
  [false, 'content="light"', ':root{color-scheme:light}@media not all{'],
  [true, 'content="dark"', ':root{color-scheme:dark}@media all{'],
])('a mail is shown in one theme (dark: %s), and its words stay', (isDark, meta, style) => {
  const shown = mailDocument(html, isDark);
  for (const part of [meta, style, '<head><base target="_blank">', text]) expect(shown).toContain(part);
});
