import type { EbookCard } from '#shared/catalog/ebook.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';

/** What the ebooks should be related to. */
export interface Subject {
  /** Ids of the ebooks that an editor chose. */
  readonly chosen?: readonly string[];
  /** Frameworks, tags and titles, the more the better. */
  readonly topics: readonly string[];
}

/** Ebooks shown beside a text for which nobody chose any. */
const mostFound = 2;

const aboutOf = ({ title, regulatory_source, tags }: EbookCard): string => wordsOf(title, regulatory_source, ...tags);

/** By the number of shared topics, then as listed. */
function byTopics(ebooks: readonly EbookCard[], topics: readonly string[]): readonly EbookCard[] {
  const wanted = [...new Set(topics)].filter((topic) => topic.trim() !== '');
  return ebooks
    .map((ebook) => ({ ebook, shared: wanted.filter((topic) => hasWords(aboutOf(ebook), topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ ebook }) => ebook);
}

/** The ebooks an editor chose, in their order, else the two that share most topics. */
export function relatedEbooks(ebooks: readonly EbookCard[], { chosen = [], topics }: Subject): readonly EbookCard[] {
  const picked = chosen.flatMap((id) => ebooks.find((ebook) => ebook.id === id) ?? []);
  return picked.length > 0 ? picked : byTopics(ebooks, topics).slice(0, mostFound);
}
