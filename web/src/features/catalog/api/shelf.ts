import type { EbookCard } from '#shared/catalog/ebook.ts';

/** Ebooks on the home page's shelf. */
const shelfSize = 4;

const isPackage = ({ category }: EbookCard) => category === 'Prompt Vault' || category === 'Prompt';

/** Adds ebooks that pass, up to `size`. */
function fill(chosen: EbookCard[], from: readonly EbookCard[], size: number, passes: (ebook: EbookCard) => boolean) {
  for (const ebook of from) if (chosen.length < size && !chosen.includes(ebook) && passes(ebook)) chosen.push(ebook);
}

/**
 * Chooses the ebooks on the shelf: different frameworks and kinds, a prompt package last, and none that the page
 * features below unless there are too few others.
 */
export function chooseShelf(ebooks: readonly EbookCard[], featured: ReadonlySet<string>): readonly EbookCard[] {
  const byPreference = [
    ...ebooks.filter(({ id }) => !featured.has(id)),
    ...ebooks.filter(({ id }) => featured.has(id)),
  ];
  const chosen: EbookCard[] = [];
  const isNewFramework = ({ regulatory_source }: EbookCard) =>
    chosen.every((other) => other.regulatory_source !== regulatory_source);
  const isNewCategory = ({ category }: EbookCard) => chosen.every((other) => other.category !== category);
  const isNewBook = (ebook: EbookCard) => !isPackage(ebook) && isNewFramework(ebook);
  fill(chosen, byPreference, shelfSize - 1, (ebook) => isNewBook(ebook) && isNewCategory(ebook));
  fill(chosen, byPreference, shelfSize - 1, isNewBook);
  fill(chosen, byPreference, shelfSize - 1, (ebook) => !isPackage(ebook));
  fill(chosen, byPreference, chosen.length + 1, (ebook) => isPackage(ebook) && isNewFramework(ebook));
  fill(chosen, byPreference, shelfSize, isNewFramework);
  fill(chosen, byPreference, shelfSize, () => true);
  return chosen;
}
