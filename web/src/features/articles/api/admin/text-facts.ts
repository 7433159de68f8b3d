import { anchorsOf } from '#shared/articles/headings.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import { unseenBox } from '#web/lib/text/own-pictures.ts';

/** A link in a text. */
export interface TextLink {
  /** As it is written. */
  readonly address: string;
  /** What it says, or what its picture shows. */
  readonly text: string;
  /** Which of the links to this address, from 0. */
  readonly nth: number;
}

/** What a text is made of, as far as the form tells its writer. */
export interface TextFacts {
  readonly words: number;
  readonly firstParagraph: string;
  readonly headings: readonly { readonly level: number; readonly title: string }[];
  /** The descriptions of its pictures: blank of decoration, undefined where nobody has said what one shows. */
  readonly pictures: readonly (string | undefined)[];
  readonly links: readonly TextLink[];
  /** The names that a link can lead to: of headings of the second and third level, of notes and of their numbers. */
  readonly anchors: readonly string[];
}

/** Without the numbers of notes, which say nothing elsewhere. */
function textBesideNotes(paragraph: Element | undefined): string {
  const copy = paragraph?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const number of copy.querySelectorAll('.note-reference')) number.remove();
  return textOf(copy);
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function linksOf(box: HTMLElement): readonly TextLink[] {
  const counts = new Map<string, number>();
  return [...box.querySelectorAll('a[href]')].map((link) => {
    const address = link.getAttribute('href') ?? '';
    const nth = counts.get(address) ?? 0;
    counts.set(address, nth + 1);
    return { address, text: textOf(link) || (link.querySelector('img')?.alt ?? ''), nth };
  });
}

/** As the article's page names them. */
function anchorsIn(box: HTMLElement): readonly string[] {
  const titles = [...box.querySelectorAll('h2, h3')].map(textOf).filter((title) => title !== '');
  return [...anchorsOf(titles), ...[...box.querySelectorAll('[id]')].map(({ id }) => id)];
}

/** Reads the HTML of a text. */
export function textFacts(html: string): TextFacts {
  const box = unseenBox();
  box.innerHTML = html;
  const texts = [...box.querySelectorAll('p, h2, h3, h4, li, td, th, pre, dt, dd, figcaption')];
  return {
    words: texts
      .filter((element) => !element.querySelector('p'))
      .reduce((sum, each) => sum + countWords(textOf(each)), 0),
    firstParagraph: textBesideNotes([...box.querySelectorAll('p')].find((paragraph) => textOf(paragraph) !== '')),
    headings: [...box.querySelectorAll('h2, h3, h4')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      title: textOf(heading),
    })),
    pictures: [...box.querySelectorAll('img')].map((picture) => picture.getAttribute('alt')?.trim()),
    links: linksOf(box),
    anchors: anchorsIn(box),
  };
}
