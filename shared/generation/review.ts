import { unknownIdentifiers } from './facts/identifiers.ts';
import { headingFaults } from './review-headings.ts';
import { ordersIn } from './review-orders.ts';
import type { Excerpt } from './task.ts';

/* What an editor should look at in a generated book. Nothing here changes the text. */

export const remarkCodes = [
  'too_short',
  'too_long',
  'repeated',
  'heading',
  'chatter',
  'placeholder',
  'unknown_number',
  'order_from_file',
  'html',
] as const;
export type RemarkCode = (typeof remarkCodes)[number];

export interface Remark {
  readonly code: RemarkCode;
  /** Place of the section in the book, from 0. */
  readonly section: number;
  /** The words it is about; empty for remarks on the whole section. */
  readonly excerpt: string;
  /** What is wrong, for an admin. */
  readonly sentence: string;
}

export interface WrittenSection {
  readonly title: string;
  readonly markdown: string;
}
export interface ReviewContext {
  readonly regulatory_source: string;
  readonly excerpts: readonly Excerpt[];
}

const fewestWords = 150;
const mostWords = 1_600;
const longestExcerpt = 160;
/** Shorter paragraphs may stand twice: "Yes." is no mistake. */
const shortestRepeat = 60;

const chatter =
  /\b(?:Certainly!|Sure!|Of course!|Absolutely!|Here (?:is|are) (?:the|your|a) |As an AI\b|as a language model|I hope this helps|Let me know if|I (?:cannot|can't|am unable to) (?:help|assist)|In today's (?:fast-paced|digital|ever))/gi;
const placeholder =
  /\[(?:Company|Organization|Your|Insert|Name|Date|Client|TBD)[^\]\n]{0,40}\](?!\()|\b(?:TODO|TBD|FIXME|Lorem ipsum)\b/g;
const html =
  /<\/?(?:a|b|br|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|span|strong|style|svg|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,300})?\/?>|<!--/gi;

const shortened = (text: string): string =>
  text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt).trimEnd()}…`;
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const withoutCode = (text: string): string => text.replace(/^```[^\n]*\n[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const paragraphsOf = (markdown: string): string[] =>
  markdown.split(/\n\s*\n/).filter((text) => text.length >= shortestRepeat && !/^(#|\[\^|```)/.test(text));

function lengthRemarks(section: number, { markdown }: WrittenSection): Remark[] {
  const words = wordCount(markdown);
  if (words < fewestWords)
    return [{ code: 'too_short', section, excerpt: '', sentence: `The section has only ${words} words.` }];
  if (words > mostWords)
    return [
      { code: 'too_long', section, excerpt: '', sentence: `The section has ${words} words, which is very long.` },
    ];
  return [];
}

function matches(code: RemarkCode, section: number, text: string, form: RegExp, sentence: string): Remark[] {
  return [...text.matchAll(form)].map(([found]) => ({ code, section, excerpt: shortened(found.trim()), sentence }));
}

function sectionRemarks(section: number, written: WrittenSection, context: ReviewContext): Remark[] {
  const prose = withoutCode(written.markdown);
  const unknown = unknownIdentifiers(prose, context.regulatory_source).map((id) => ({
    code: 'unknown_number' as const,
    section,
    excerpt: id,
    sentence: `The fact base does not know ${id}. Check it against the framework.`,
  }));
  const orders = ordersIn(prose, context.excerpts).map((order) => ({
    code: 'order_from_file' as const,
    section,
    excerpt: shortened(order),
    sentence: 'This sentence gives an order and comes from a training file.',
  }));
  const headings = headingFaults(written.markdown).map(({ heading, sentence }) => ({
    code: 'heading' as const,
    section,
    excerpt: shortened(heading),
    sentence,
  }));
  return [
    ...lengthRemarks(section, written),
    ...headings,
    ...matches('chatter', section, prose, chatter, 'The model talks to you here, not to the reader.'),
    ...matches('placeholder', section, prose, placeholder, 'This is a placeholder that nobody has filled in.'),
    ...matches('html', section, prose, html, 'This is HTML, which the book does not show.'),
    ...unknown,
    ...orders,
  ];
}

/** Paragraphs that stand in the book before. */
function repetitions(sections: readonly WrittenSection[]): Remark[] {
  const first = new Map<string, number>();
  return sections.flatMap(({ markdown }, section) =>
    paragraphsOf(markdown).flatMap((paragraph): Remark[] => {
      const before = first.get(plain(paragraph));
      first.set(plain(paragraph), before ?? section);
      if (before === undefined) return [];
      const where = before === section ? 'this section' : `section ${before + 1}, "${sections[before]?.title}"`;
      return [
        { code: 'repeated', section, excerpt: shortened(paragraph), sentence: `This stands in ${where} already.` },
      ];
    }),
  );
}

/** Remarks on the sections of a book, or on one of them alone, in the order of the sections. */
export const reviewOf = (sections: readonly WrittenSection[], context: ReviewContext): Remark[] =>
  [...sections.flatMap((written, section) => sectionRemarks(section, written, context)), ...repetitions(sections)].sort(
    (a, b) => a.section - b.section,
  );
