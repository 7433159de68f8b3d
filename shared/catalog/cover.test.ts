import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ebookCategories } from './choices.ts';
import { type CoverSubject, cover, coverFigure } from './cover.ts';
import { familyNames, familyOf, tickColor, tonesOf } from './cover-palette.ts';
import { coverTitle, setTitle } from './cover-title.ts';

const subject: CoverSubject = {
  id: 'ebk_01JD0Z6Q3M8N5R7T9V1X2Y4W1A',
  title: 'NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence',
  regulatory_source: 'NIST CSF',
  category: 'Framework',
};

describe('cover', () => {
  it('draws the same ebook the same way and another one differently', () => {
    expect(cover(subject)).toBe(cover({ ...subject }));
    expect(cover({ ...subject, id: 'ebk_01JD0Z6Q3M8N5R7T9V1X2Y4W1B' })).not.toBe(cover(subject));
  });

  it.each(ebookCategories)('has a figure for %s without broken numbers', (category) => {
    const svg = cover({ ...subject, category });
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(coverFigure({ ...subject, category }, { width: 640, height: 640 })).not.toMatch(/NaN|undefined/);
  });

  it.each(['title', 'id', 'regulatory_source'] as const)('never lets markup out of the %s', (field) => {
    const svg = cover({ ...subject, [field]: `"/><script>alert('x')</script>&` });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('"/><s');
    expect(svg).not.toMatch(/&(?!#\d+;)/);
  });

  it('inverts the colours of prompt packages', () => {
    const { pale, ground } = tonesOf('NIST CSF');
    expect(cover(subject)).toContain(`<rect width="300" height="400" fill="${ground}"/>`);
    expect(cover({ ...subject, category: 'Prompt Vault' })).toContain(
      `<rect width="300" height="400" fill="${pale}"/>`,
    );
  });
});

describe('coverTitle', () => {
  it.each([
    ['Short title', 'Short title', ''],
    [
      'NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence',
      'NIST CSF 2.0 in Practice',
      'Profiles, Tiers and Evidence',
    ],
    ['ISO 27001:2022 Annex A, Control by Control', 'ISO 27001:2022 Annex A', 'Control by Control'],
    ['ISO 27001 Internal Audit in Ten Days', 'ISO 27001 Internal Audit', 'in Ten Days'],
    ['Breach Notification in 72 Hours', 'Breach Notification', 'in 72 Hours'],
    ['Statement of Applicability Prompts', 'Statement of Applicability', 'Prompts'],
    ['The HIPAA Risk Analysis Workbook', 'The HIPAA Risk Analysis', 'Workbook'],
    ['A: very long subtitle that goes on and on', 'A: very long subtitle', 'that goes on and on'],
    ['Statement of Applicability now: the prompts', 'Statement of Applicability now', 'the prompts'],
    ['Evidence: what an auditor looks for first', 'Evidence', 'what an auditor looks for first'],
    ['Records: what an auditor looks for first', 'Records: what an auditor looks', 'for first'],
    ['Supercalifragilisticexpialidocious', 'Supercalifragilisticexpialidoc', 'ious'],
  ])('%s', (title, head, rest) => expect(coverTitle(title)).toEqual({ head, rest }));

  it('sets at most 30 characters as the title, and loses none of the others', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'W', ' ', ':', ',', '🛡', ' in '), maxLength: 200 }),
        (text) => {
          const title = text.trim().replace(/ +/g, ' ');
          const { head, rest } = coverTitle(title);
          expect([...head].length).toBeLessThanOrEqual(30);
          expect(head.isWellFormed()).toBe(true);
          const letters = (whole: string) => whole.replace(/[\s:,]/gu, '');
          expect(letters(head + rest)).toBe(letters(title));
        },
      ),
    );
  });

  it('sets a long word small enough for the column', () => {
    expect(setTitle('W'.repeat(30)).head.size).toBeLessThan(24);
    expect(setTitle('GDPR').head.size).toBe(34);
  });
});

describe('setTitle', () => {
  it('keeps clear of its figure, however long the title', () => {
    for (const title of ['a b '.repeat(50), 'Evidence for '.repeat(15), 'W'.repeat(200)]) {
      const { head, rest } = setTitle(title);
      const height = head.lines.length * head.size * 1.08 + rest.lines.length * rest.size * 1.22;
      expect(height).toBeLessThanOrEqual(102);
    }
  });
});

describe('familyOf', () => {
  it.each([
    ['NIST CSF', 'NIST CSF'],
    ['NIST CSF 2.0', 'NIST CSF'],
    ['NIST RMF', 'NIST RMF'],
    ['NIST SP 800-53', 'NIST RMF'],
    ['ISO 27001', 'ISO 27001'],
    ['SOC 2', 'SOC 2'],
    ['PCI DSS', 'PCI DSS'],
    ['HIPAA', 'HIPAA'],
    ['GDPR', 'GDPR'],
    ['CIS Controls', 'CIS Controls'],
    ['SOX', 'SOX'],
    ['CCPA', 'CCPA'],
    ['ISO 42001', 'AI governance'],
    ['NIST AI RMF', 'AI governance'],
    ['AI governance', 'AI governance'],
    ['General', 'General'],
    ['', 'General'],
    ['Maritime', 'General'],
  ])('%s belongs to %s', (framework, expected) => {
    expect(familyOf(framework)).toBe(expected);
  });

  it('finds each family by its name, each with a different tick', () => {
    expect(familyNames.map(familyOf)).toEqual(familyNames);
    expect(new Set(familyNames.map(tickColor)).size).toBe(familyNames.length);
  });
});
