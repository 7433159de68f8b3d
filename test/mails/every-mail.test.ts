import { globSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { attribute, textBelow } from '#lib/document/html/tree.ts';
import type { MailFooter } from '#lib/mail/look/frame.ts';
import { type Letter, rawMail } from '#lib/mail/mail.ts';
import { elementsOf, linksOf, named, onlyLight, problemsOf, seenText, tooWide } from '#lib/mail/testing/reading.ts';
import { elsewhere, hostile, letters, site, usual, type Words, wholeMails } from './samples.ts';

/* Every mail of the product, as it arrives: both parts, with what people write and with what attackers write. */

const files = globSync('functions/**/*.mail.ts').map((file) => file.replaceAll('\\', '/'));

/** Every function that writes a mail. A rule of the boundaries keeps other files from it (`letters-have-files-of-their-own`). */
async function writers(): Promise<string[]> {
  const found = files.map(async (file) => {
    const exported = Object.entries((await import(/* @vite-ignore */ `#${file}`)) as Record<string, unknown>);
    const functions = exported.filter(([, value]) => typeof value === 'function');
    return functions.map(([name]) => `${file.replace('functions/', '')} ${name}`);
  });
  return (await Promise.all(found)).flat();
}

const end: MailFooter = { address: 'Rampart Press\n1 Library <Lane>\nTown', links: [] };
const unsubscribe = { label: 'Unsubscribe', url: `${site}/newsletter/unsubscribe/sbr_1?a=1&b=2` };
const ends: readonly MailFooter[] = [end, { ...end, links: [unsubscribe] }, { address: '', links: [] }];

async function arrived(mail: Parameters<typeof rawMail>[0]) {
  const { raw } = await rawMail(mail);
  const { subject = '', text = '', html, headers } = await simpleParser(raw);
  return { subject, text, html: html || '', headers };
}
const signed = (letter: Letter) => ends.map((footer) => arrived({ ...letter, footer }));
const lettersFrom = (words: Words) => Object.values(letters).flatMap((write) => write(words));
const allLetters = (words: Words) => Promise.all(lettersFrom(words).flatMap(signed));
const allMails = async (words: Words) => [
  ...(await allLetters(words)),
  ...(await Promise.all(Object.values(wholeMails).flatMap((write) => write(words).map(arrived)))),
];

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']/g;
/** What is said, but for addresses and the signs that set lines apart in a text. */
const wordsOf = (text: string): string[] =>
  text.replace(address, ' ').match(/[\p{L}\p{M}\p{N}\p{Cf}\p{So}<&"'=@$%+]+/gu) ?? [];

it('knows every function that writes a mail', async () => {
  expect(files.length).toBeGreaterThan(5);
  expect([...Object.keys(letters), ...Object.keys(wholeMails)].sort()).toEqual((await writers()).sort());
});

it('says this in text', async () => {
  const texts = (await Promise.all(lettersFrom(usual).map((letter) => arrived({ ...letter, footer: end })))).map(
    ({ subject, text }) => `Subject: ${subject}\n\n${text}`,
  );
  await expect(`${texts.join(`\n\n${'='.repeat(72)}\n\n`)}\n`).toMatchFileSnapshot('letters.snapshot.txt');
});

describe.each([
  ['what people write', usual],
  ['what attackers write', hostile],
])('every mail, with %s', (_, words) => {
  it('is valid HTML of less than 100 KB', async () => {
    for (const { html, subject } of await allMails(words)) {
      expect(await problemsOf(html), subject).toEqual([]);
      expect(Buffer.byteLength(html), subject).toBeLessThan(100_000);
    }
  });

  it('has a subject of one line, which stands above the text as well', async () => {
    for (const { html, text, subject } of await allLetters(words)) {
      expect(subject).toMatch(/^[^\p{Cc}]+$/u);
      expect(wordsOf(seenText(html)).join(' '), subject).toContain(wordsOf(subject).join(' '));
      expect(text).toContain(subject);
    }
  });

  it('says the same in both parts, in the same order', async () => {
    for (const { html, text, subject } of await allLetters(words)) {
      expect(wordsOf(text).length, subject).toBeGreaterThan(20);
      expect(wordsOf(seenText(html)), subject).toEqual(wordsOf(text));
    }
  });

  it('leads to the same places in both parts, and nowhere that a stranger wrote', async () => {
    for (const { html, text, subject } of await allLetters(words)) {
      const ours = (text.match(address) ?? []).filter((each) => each !== elsewhere);
      expect(new Set(linksOf(html)), subject).toEqual(new Set(ours));
    }
  });

  it('has a text for each picture', async () => {
    for (const { html, subject } of await allMails(words))
      for (const picture of named(html, 'img')) expect(attribute(picture, 'alt'), subject).toBeDefined();
  });

  it('has no element or attribute that came from outside', async () => {
    for (const { html, subject } of await allLetters(words)) {
      const names = elementsOf(html).map(({ tagName }) => tagName);
      expect(
        names.filter((name) => ['script', 'img', 'b', 'iframe', 'form'].includes(name)),
        subject,
      ).toEqual([]);
      const attributes = elementsOf(html).flatMap(({ attrs }) => attrs.map(({ name }) => name));
      expect(
        attributes.filter((name) => name.startsWith('on') || name === 'src'),
        subject,
      ).toEqual([]);
    }
  });

  it('follows a dark system, and fits a phone of 320 pixels', async () => {
    for (const { html, subject } of await allMails(words)) {
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect([subject, onlyLight(html), tooWide(html)]).toEqual([subject, [], []]);
    }
  });

  it('names who sends it', async () => {
    for (const { html, text } of await allLetters(words))
      for (const part of [seenText(html), text]) expect(part).toContain('Rampart Press');
  });
});

it('shows in lists how it begins, and never a code: lock screens show that line', async () => {
  for (const letter of lettersFrom(usual)) {
    const { html, text } = await arrived({ ...letter, footer: end });
    const [hidden] = named(html, 'div');
    const shown = hidden ? textBelow(hidden) : '';
    expect(text.replace(/[\s>]+/g, ' '), letter.subject).toContain(shown.slice(0, 20));
    expect(shown + letter.subject).not.toContain('012345');
  }
});
