import type { Category } from '#lib/vocabulary/category.repo.ts';
import type { CategoryKind } from '#shared/vocabulary/choices.ts';

interface Place {
  /** Of the category that moves; absent for a new one. */
  readonly id?: string | undefined;
  readonly kind: CategoryKind;
  readonly parent_id: string;
}

export const childrenOf = (all: readonly Category[], id: string | undefined): Category[] =>
  all.filter(({ parent_id }) => id !== undefined && parent_id === id);

/** Each category followed by those below it; otherwise the order stays. */
export const inTreeOrder = (all: readonly Category[]): Category[] =>
  all.filter(({ parent_id }) => !parent_id).flatMap((root) => [root, ...childrenOf(all, root.id)]);

/** Name of the category that another one is below, or empty. */
export const parentName = ({ parent_id }: Pick<Category, 'parent_id'>, all: readonly Category[]): string =>
  all.find(({ id }) => id === parent_id)?.name ?? '';

/** Why a category cannot be below another one; undefined when it can. The tree is two deep. */
export function placeFault({ id, kind, parent_id }: Place, all: readonly Category[]): string | undefined {
  const parent = all.find((each) => each.id === parent_id);
  if (!parent) return 'This category no longer exists. Choose another one.';
  if (parent.id === id) return 'A category cannot be below itself';
  if (parent.kind !== kind) return 'Choose a category of the same kind';
  if (parent.parent_id) return `“${parent.name}” is below another category. Choose one that is not.`;
  if (childrenOf(all, id).length > 0) return 'It has categories below it, so it cannot be below another one';
  return undefined;
}
