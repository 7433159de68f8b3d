import type { PublicAuthor } from '#shared/articles/author.ts';

/** What somebody does, where, and what says so. */
export const roleOf = ({ position, company, credentials }: PublicAuthor): string =>
  [[position, company].filter(Boolean).join(', '), credentials].filter(Boolean).join(' · ');
