import { formatCount } from '#shared/kernel/format.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { usesWords } from '#web/lib/vocabulary/term-words.ts';
import { usesPage } from '../api/category-words.ts';

export interface CategoryUsesProps {
  readonly category: AdminCategory;
  /** The figure alone, below a heading that says what it counts. */
  readonly isFigure?: boolean;
}

/** How many things have the category; a link to them where their list can be filtered by it. */
export function CategoryUses({ category, isFigure = false }: CategoryUsesProps) {
  const page = usesPage(category);
  const words = usesWords(category);
  const shown = isFigure ? formatCount(category.usage_count) : words;
  if (!page) return shown;
  return (
    <TextLink to={page} aria-label={words}>
      {shown}
    </TextLink>
  );
}
