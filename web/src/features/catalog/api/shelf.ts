import { isPrompts } from '#shared/catalog/choices.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';

/** The frameworks that the first screen names, and whose flagships it shows. */
export const shelfFrameworks = ['NIST CSF', 'ISO 27001', 'SOC 2'] as const;

/** Ebooks on the home page's shelf. */
const shelfSize = 4;

const isPackage = ({ category }: EbookCard) => isPrompts(category);

/** The longest book of a framework. */
function flagshipOf(framework: string, ebooks: readonly EbookCard[]): readonly EbookCard[] {
  const books = ebooks.filter((ebook) => ebook.regulatory_source === framework && !isPackage(ebook));
  return books.sort((a, b) => b.estimated_read_time - a.estimated_read_time).slice(0, 1);
}

/** Adds ebooks that pass, up to the shelf's size. */
function fill(chosen: EbookCard[], from: readonly EbookCard[], passes: (ebook: EbookCard) => boolean = () => true) {
  for (const ebook of from)
    if (chosen.length < shelfSize && !chosen.includes(ebook) && passes(ebook)) chosen.push(ebook);
}

/**
 * Chooses the ebooks on the shelf: the flagships of the frameworks that the text beside it names, then others of further
 * frameworks, a prompt package before a book, and ones that the page features below only if there are too few.
 */
export function chooseShelf(ebooks: readonly EbookCard[], featured: ReadonlySet<string>): readonly EbookCard[] {
  const chosen = shelfFrameworks.flatMap((framework) => flagshipOf(framework, ebooks));
  const isNewFramework = ({ regulatory_source }: EbookCard) =>
    chosen.every((other) => other.regulatory_source !== regulatory_source);
  const byPreference = [
    ...ebooks.filter(({ id }) => !featured.has(id)),
    ...ebooks.filter(({ id }) => featured.has(id)),
  ];
  if (chosen.length === shelfFrameworks.length)
    fill(chosen, byPreference, (ebook) => isPackage(ebook) && isNewFramework(ebook));
  fill(chosen, byPreference, (ebook) => !isPackage(ebook) && isNewFramework(ebook));
  fill(chosen, byPreference, isNewFramework);
  fill(chosen, byPreference);
  return chosen;
}
