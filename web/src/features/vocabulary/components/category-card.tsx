import type { ReactNode } from 'react';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { classNames } from '#web/lib/class-names.ts';
import { fixedWords } from '../api/category-words.ts';
import { ActiveStatus } from './active-status.tsx';
import { CategoryUses } from './category-uses.tsx';
import { ColorDot } from './color-dot.tsx';

export interface CategoryCardProps {
  readonly category: AdminCategory;
  readonly children: ReactNode;
}

/** A category as a branch of the tree: one below another is set in, and names it. */
export const CategoryCard = ({ category, children }: CategoryCardProps) => (
  <div
    className={classNames(
      'grid gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center',
      category.parent && 'ml-6 sm:ml-10',
    )}
  >
    <div className="min-w-0">
      <h3 className="flex min-w-0 items-baseline gap-2 font-sans text-16">
        <ColorDot color={category.color} />
        <span className="min-w-0 break-words">{category.name}</span>
      </h3>
      {category.parent && <p className="mt-0.5 text-12 text-muted">Below {category.parent}</p>}
      {category.description && (
        <p className="mt-1 line-clamp-2 text-14 break-words text-muted">{category.description}</p>
      )}
      {category.is_fixed && <p className="mt-1 text-12 text-muted">{fixedWords}</p>}
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
      <span className="text-12 text-muted">
        <CategoryUses category={category} />
      </span>
      <ActiveStatus active={category.active} />
      {children}
    </div>
  </div>
);
