/* Without zod: the forms show the address that comes of a title. */

/** A slug from a title, accents dropped; `untitled` when nothing is left. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  return words || 'untitled';
}

/** The `n`th candidate when a slug is taken: `title`, `title-2`, `title-3`. */
export const slugCandidate = (slug: string, n: number): string => (n === 1 ? slug : `${slug}-${n}`);
