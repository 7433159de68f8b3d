import { describe, expect, it } from 'vitest';
import { RefundReason } from '../commerce/order.ts';
import { ContactInquiry } from '../inquiries/inquiry.ts';
import { cut, isolated, Line, RequiredLine } from './text.ts';

/** All of C0, DEL and C1: any of them would break a mail header or a file name. */
const controls = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, offset) => 0x7f + offset)].map((code) =>
  String.fromCharCode(code),
);
const named = controls.map((control) => [`U+${control.charCodeAt(0).toString(16).padStart(4, '0')}`, control] as const);

describe('a line', () => {
  it.each(named)('refuses the control character %s', (_, control) => {
    expect(Line(20).safeParse(`one${control}two`).error?.issues[0]?.message).toBe('Must not contain line breaks');
  });

  it('accepts letters and symbols of all languages, and is trimmed', () => {
    for (const text of ['naïve café', '密码', 'שלום', '🛡️ “quoted” — done', '\u00a0kept apart'.trim()])
      expect(Line(40).parse(`  ${text}\n`)).toBe(text);
  });
});

it('a line can be part of an address, whatever was typed', () => {
  const half = '🛡️'.charAt(0);
  for (const text of [`${half}logo.png`, `logo${half}.png`]) {
    const line = RequiredLine(20, 'Name the file').parse(text);
    expect(decodeURIComponent(encodeURIComponent(line))).toBe(text.replace(half, '\uFFFD'));
  }
});

describe('a line of invisible characters', () => {
  it.each([
    ['a space of width zero', '\u200B'],
    ['joiners', '\u200C\u200D\u2060'],
    ['direction marks', '\u200E\u202E\u2066\u2069'],
    ['soft hyphens', '\u00AD\u00AD'],
    ['Hangul fillers', '\u3164\u115F\uFFA0'],
    ['the empty Braille pattern', '\u2800'],
    ['tags', '\u{E0041}\u{E0042}'],
    ['an accent without a letter', '\u200B\u0301'],
  ])('is refused: %s', (_, text) => {
    const { error } = RequiredLine(20, 'Name is required').safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Must contain something that can be seen']);
  });

  it('is something else than one with such characters between letters', () => {
    for (const text of ['می\u200Cخواهم', '👩\u200D💻', 'co\u00ADoperate', '—', '?'])
      expect(Line(40).parse(text)).toBe(text);
    expect(Line(40).parse('')).toBe('');
  });
});

describe('a line of somebody else’s', () => {
  it('keeps its direction to itself', () => {
    expect(isolated('שלום (1)')).toBe('\u2068שלום (1)\u2069');
    expect(isolated('\u200Fabc')).toBe('\u2068\u200Fabc\u2069');
  });

  it('loses what would overrule the text around it', () => {
    expect(isolated('Sam\u202Efdp.exe')).toBe('Samfdp.exe');
    expect(isolated('ש\u2069\u2067ם')).toBe('\u2068שם\u2069');
  });

  it('is left as it is in the direction of the site', () => {
    expect(isolated('Sam Sample')).toBe('Sam Sample');
  });
});

describe('a text of several lines', () => {
  const message = (text: string) =>
    ContactInquiry.parse({ name: 'Sam', email: 'sam@example.test', subject: 'Hello', message: text }).message;

  it.each(named)('in an inquiry loses %s, unless it is a line break or a tab', (_, control) => {
    const kept = { '\n': '\n', '\t': '\t', '\r': '\n' }[control] ?? '';
    expect(message(`one${control}two`)).toBe(`one${kept}two`);
  });

  it.each(named)(
    'with the reason for a refund is rejected with %s, unless it is a line break or a tab',
    (_, control) => {
      expect(RefundReason.safeParse(`one${control}two`).success).toBe(['\n', '\r', '\t'].includes(control));
    },
  );
});

it('is cut between characters, never within one', () => {
  expect(cut('🛡️ab', 5)).toBe('🛡️ab');
  expect(cut('one two', 4)).toBe('one…');
  expect(cut('🔒🔒🔒', 2)).toBe('🔒🔒…');
});
