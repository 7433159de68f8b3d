import { expect, test } from 'vitest';
import { textFacts } from './text-facts.ts';

test('the first paragraph of a text has no numbers of notes', () => {
  const number = '<sup class="note-reference"><a href="#note-1" id="note-reference-1">1</a></sup>';
  const { firstParagraph } = textFacts(`<h2>Scope</h2><p> </p><p>A claim${number} for 10 m<sup>2</sup>.</p>`);
  expect(firstParagraph).toBe('A claim for 10 m2.');
});

test('a picture is described, only decoration, or neither', () => {
  const { pictures } = textFacts('<img src="/a" alt=" Doors "><img src="/b" alt=""><img src="/c">');
  expect(pictures).toEqual(['Doors', '', undefined]);
});
