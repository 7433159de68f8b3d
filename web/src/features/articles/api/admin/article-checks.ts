import { formatItems } from '#shared/kernel/format.ts';
import type { ArticleValues } from './article-values.ts';
import type { TextFacts, TextLink } from './text-facts.ts';

/** Something that readers would miss, unless it is there. */
export interface ArticleCheck {
  /** The field in which it is mended. */
  readonly field: keyof ArticleValues;
  readonly label: string;
  /** `unsure`: it could not be found out. */
  readonly state: 'met' | 'missing' | 'unsure';
  /** The links that it is about. */
  readonly links?: readonly TextLink[];
}

/** Title, excerpt and the like; the rest of a form does not matter. */
export type Checked = Pick<ArticleValues, 'title' | 'excerpt' | 'author_id' | 'category' | 'meta_description'>;

const hasText = (text: string): boolean => text.trim() !== '';

/** Whether each heading is at most one level below the one before it; the first is of the second level. */
export function areInOrder(headings: TextFacts['headings']): boolean {
  const titled = headings.filter(({ title }) => title !== '');
  return titled.every(({ level }, place) => level <= (titled[place - 1]?.level ?? 1) + 1);
}

function picturesLabel(pictures: TextFacts['pictures']): string {
  const missing = pictures.filter((alt) => alt === undefined).length;
  return missing > 0
    ? `${formatItems(missing, 'picture')} without a description`
    : 'Every picture in the text has a description, or is decoration';
}

const stateOf = (isMet: boolean): ArticleCheck['state'] => (isMet ? 'met' : 'missing');

/** What is looked at before an article is published. Nothing of it is enforced. */
export function articleChecks(values: Checked, text: TextFacts): readonly ArticleCheck[] {
  return [
    { field: 'title', label: 'A title', state: stateOf(hasText(values.title)) },
    { field: 'excerpt', label: 'An excerpt', state: stateOf(hasText(values.excerpt)) },
    { field: 'content', label: 'A text', state: stateOf(text.words > 0) },
    { field: 'content', label: picturesLabel(text.pictures), state: stateOf(!text.pictures.includes(undefined)) },
    { field: 'content', label: 'Headings in order, no level left out', state: stateOf(areInOrder(text.headings)) },
    { field: 'author_id', label: 'An author', state: stateOf(hasText(values.author_id)) },
    { field: 'category', label: 'A category', state: stateOf(hasText(values.category)) },
    { field: 'meta_description', label: 'A meta description', state: stateOf(hasText(values.meta_description)) },
  ];
}
