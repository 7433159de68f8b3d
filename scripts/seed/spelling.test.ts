import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const texts = globSync(['ebooks/**/*.md', 'prompts/*', 'content/articles/*.html'], { cwd: folder });

/** Words that American spelling writes otherwise, and two that are spelled in one way here. */
const other =
  /\b(e-mails?|programmes?|(organ|author|recogn|rational|final|prior[iy]t|minim|maxim|summar|standard|categor|util|emphas|anonym|pseudonym|sanit)is(e|ed|es|er|ing|ations?)|(behavi|col|hon|lab|fav|neighb|harb)our\w*|(cent|theat|fib)res?|licenced?|defence|offence|judgement|catalogues?|artefacts?|cancell(ed|ing)|labell(ed|ing)|travell(ed|ing)|modell(ed|ing)|fulfil|enrol|whilst|learnt|analys(e|ed|ing)|cheques?|grey|sceptic\w*)\b/i;

it.each(texts)('%s is in American spelling', (file) => {
  const lines = readFileSync(`${folder}${file}`, 'utf8').split('\n');
  expect(lines.map((line) => other.exec(line)?.[0]).filter(Boolean)).toEqual([]);
});
