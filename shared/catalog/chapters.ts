import { chunksOf } from './content/chunks.ts';
import { headingOf } from './content/heading.ts';

/** A part of a text below a heading of the first level. */
export interface Chapter {
  readonly title: string;
  /** Without its heading. */
  readonly markdown: string;
  /** Offsets of its markdown in the text. */
  readonly start: number;
  readonly end: number;
}

/** The chapters of an ebook's text, in order. What stands before the first one belongs to none. */
export function chaptersOf(text: string): Chapter[] {
  const headings = chunksOf(text).flatMap(({ kind, lines: [line], start, end }) => {
    const heading = kind === 'heading' && line ? headingOf(line.text) : undefined;
    return heading?.level === 1 ? [{ title: heading.title, start, end }] : [];
  });
  return headings.map(({ title, end: start }, at) => {
    const end = headings[at + 1]?.start ?? text.length;
    return { title, markdown: text.slice(start, end).trim(), start, end };
  });
}

/**
 * The chapter of a section whose titles are known, in the order of the book; undefined when it has another title by now.
 * The second of two sections with the same title is the second of these chapters.
 */
export function chapterOf(text: string, titles: readonly string[], position: number): Chapter | undefined {
  const title = titles[position]?.trim();
  const before = titles.slice(0, position).filter((each) => each.trim() === title).length;
  return chaptersOf(text).filter((chapter) => chapter.title === title)[before];
}

/** The text with another markdown in place of a chapter's. */
export function withChapter(text: string, { start, end }: Chapter, markdown: string): string {
  const after = text.slice(end);
  return `${text.slice(0, start)}\n\n${markdown.trim()}\n${after && `\n${after}`}`.trimEnd();
}
