import { formatItems } from '#shared/kernel/format.ts';
import type { ArticleValues } from './article-values.ts';
import type { TextFacts } from './text-facts.ts';

/** Something that readers would miss. */
export interface ArticleCheck {
  /** The field in which it is mended. */
  readonly field: keyof ArticleValues;
  readonly label: string;
  readonly isMet: boolean;
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
  const missing = pictures.filter((alt) => alt === '').length;
  return missing > 0
    ? `${formatItems(missing, 'picture')} without a description`
    : 'Every picture in the text has a description';
}

/** What is looked at before an article is published. Nothing of it is enforced. */
export function articleChecks(values: Checked, text: TextFacts): readonly ArticleCheck[] {
  return [
    { field: 'title', label: 'A title', isMet: hasText(values.title) },
    { field: 'excerpt', label: 'An excerpt', isMet: hasText(values.excerpt) },
    { field: 'content', label: 'A text', isMet: text.words > 0 },
    { field: 'content', label: picturesLabel(text.pictures), isMet: text.pictures.every((alt) => alt !== '') },
    { field: 'content', label: 'Headings in order, no level left out', isMet: areInOrder(text.headings) },
    { field: 'author_id', label: 'An author', isMet: hasText(values.author_id) },
    { field: 'category', label: 'A category', isMet: hasText(values.category) },
    { field: 'meta_description', label: 'A meta description', isMet: hasText(values.meta_description) },
  ];
}
