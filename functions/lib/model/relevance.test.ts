import { expect, it } from 'vitest';
import type { Chunk } from './chunks.ts';
import { Excerpts } from './relevance.ts';

const chunk = (text: string, page = 1, file = 'guide.pdf'): Chunk => ({ file, page, text });
const access = chunk('Access control: accounts are created, reviewed and removed. See AC-2(3) for inactive ones.', 1);
const logs = chunk('Audit logs are kept for a year and reviewed every week by somebody else.', 2);
const backups = chunk('Backups are made each night, and restored once a year to see that they work.', 3);
const policy = chunk('Écoutez: la sécurité of suppliers is reviewed.', 7, 'suppliers.docx');
const excerpts = new Excerpts([access, logs, backups, policy]);
const plenty = 10_000;

it('finds what a query is about, with file and page, the most relevant first', () => {
  expect(excerpts.about('How are backups restored?', plenty)[0]).toBe(backups);
  expect(excerpts.about('review of accounts and access control', plenty)[0]).toBe(access);
  expect(excerpts.about('an account', plenty)).toEqual([access]);
  expect(excerpts.about('the supplier', plenty)).toEqual([policy]);
  expect(excerpts.about('reviewed audit logs', plenty)[0]).toBe(logs);
  expect(excerpts.about('nothing of that kind', plenty)).toEqual([]);
});

it('knows numbers of controls, as a whole and by their parts, and words without their accents', () => {
  expect(excerpts.about('AC-2(3)', plenty)).toEqual([access]);
  expect(excerpts.about('SECURITE', plenty)).toEqual([policy]);
  const [two, three] = [chunk('Control AC-2 has 3 parts'), chunk('Control AC-3 has 2 parts')];
  expect(new Excerpts([three, two]).about('AC-2', plenty)[0]).toBe(two);
});

it('takes no more than the tokens allow, and a shorter one where a longer one does not fit', () => {
  const short = chunk('Backups.', 4);
  const long = chunk(`Backups, backups, backups, ${'and more of that '.repeat(20)}`, 5);
  const found = (most: number) => new Excerpts([long, short]).about('backups', most);
  expect(found(plenty)).toHaveLength(2);
  expect(found(3)).toEqual([short]);
  expect(found(2)).toEqual([]);
  const alike = [1, 2, 3].map((page) => chunk(`Backup ${page}`, page));
  expect(new Excerpts(alike).about('backup', 6)).toHaveLength(2);
});

it('gives each text once, with the page where it is first', () => {
  const heads = [chunk('Backup guide', 1), chunk('Backup guide', 2), chunk('Backup guide, second edition', 3)];
  const found = new Excerpts(heads).about('backup', plenty);
  expect(found.map(({ page }) => page).sort()).toEqual([1, 3]);
});

it('orders equals as they were given', () => {
  const equals = [3, 1, 2].map((page) => chunk(`Backup plan ${'abc'[page - 1]}`, page));
  expect(new Excerpts(equals).about('plan', plenty)).toEqual(equals);
});
