import { wordsOf } from '#shared/kernel/words.ts';
import { unseenBox } from '#web/lib/text/own-pictures.ts';

/** What a text is made of, as far as the form tells its writer. */
export interface TextFacts {
  readonly words: number;
  readonly firstParagraph: string;
  readonly headings: readonly { readonly level: number; readonly title: string }[];
  /** The descriptions of its pictures, blank ones among them. */
  readonly pictures: readonly string[];
}

const wordCount = (text: string): number => wordsOf(text).trim().split(' ').filter(Boolean).length;

/** Reads the HTML of a text. */
export function textFacts(html: string): TextFacts {
  const box = unseenBox();
  box.innerHTML = html;
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const texts = [...box.querySelectorAll('p, h2, h3, h4, li, td, th, pre, dt, dd, figcaption')];
  return {
    words: texts
      .filter((element) => !element.querySelector('p'))
      .reduce((sum, each) => sum + wordCount(textOf(each)), 0),
    firstParagraph: textOf([...box.querySelectorAll('p')].find((paragraph) => textOf(paragraph) !== '')),
    headings: [...box.querySelectorAll('h2, h3, h4')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      title: textOf(heading),
    })),
    pictures: [...box.querySelectorAll('img')].map(({ alt }) => alt.trim()),
  };
}
