import type { BlogPost } from '#shared/articles/article.ts';
import { companySizeLabels } from '#shared/articles/choices.ts';

/** A labelled fact about an article. */
export interface PostFact {
  readonly name: string;
  readonly value: string;
}
export interface PostChapter {
  readonly title: string;
  /** One line each; several form a list. */
  readonly lines: readonly string[];
}
export interface PostParts {
  readonly facts: readonly PostFact[];
  readonly chapters: readonly PostChapter[];
  /** Links to the resource. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const filled = (facts: readonly (PostFact | undefined)[]): PostFact[] => facts.filter((fact) => fact !== undefined);
const fact = (name: string, value: string | null | undefined): PostFact | undefined =>
  value ? { name, value } : undefined;
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const chapters = (parts: readonly (readonly [title: string, lines: readonly string[]])[]): PostChapter[] =>
  parts.filter(([, lines]) => lines.length > 0).map(([title, lines]) => ({ title, lines }));

/** The type-specific fields of an article that its author filled in. */
export function partsOf(post: BlogPost): PostParts {
  if (post.post_type === 'guide')
    return {
      facts: filled([fact('Level', capital(post.difficulty_level ?? ''))]),
      chapters: chapters([['Prerequisites', post.prerequisites]]),
      links: [],
    };
  if (post.post_type === 'case-study')
    return {
      facts: filled([
        fact('Industry', post.industry),
        fact('Company size', post.company_size && companySizeLabels[post.company_size]),
      ]),
      chapters: chapters([
        ['Challenge', linesOf(post.challenge)],
        ['Solution', linesOf(post.solution)],
        ['Results', linesOf(post.results)],
      ]),
      links: [],
    };
  if (post.post_type !== 'resource') return { facts: [], chapters: [], links: [] };
  return {
    facts: filled([fact('Type', capital(post.resource_type ?? ''))]),
    chapters: [],
    links: [
      { label: 'Download', url: post.download_url },
      { label: 'Open the resource', url: post.external_url },
    ].filter(({ url }) => url !== ''),
  };
}

/** The one fact of an article that has no others: too little for a box, so the byline says it. */
export function onlyFactOf(post: BlogPost): PostFact | undefined {
  const { facts } = partsOf(post);
  return facts.length === 1 ? facts[0] : undefined;
}
