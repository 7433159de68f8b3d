import * as z from 'zod';
import { longestSearch, shortestSearch } from '../library/choices.ts';

const tooShort = `Type at least ${shortestSearch} characters`;

export const TextSearchQuery = z.object({
  search: z.string().trim().min(shortestSearch, tooShort).max(longestSearch, `Use at most ${longestSearch} characters`),
});

/** An occurrence in a text, with the words around it. */
export const TextHit = z.object({
  /** The heading above it, or null. */
  heading: z.string().nullable(),
  /** Index of its block in the text, to go there. */
  block: z.number().int(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
});
export type TextHit = z.infer<typeof TextHit>;

/** The hits of a search in one ebook: the first of them, and how many there are. */
export const BookHits = z.object({
  id: z.string(),
  title: z.string(),
  total: z.number().int(),
  hits: z.array(TextHit),
});
export type BookHits = z.infer<typeof BookHits>;

/** Ebooks with hits, those with the most first. `searched` of the `owned` ebooks were searched, the newest ones. */
export const TextSearch = z.object({
  books: z.array(BookHits),
  searched: z.number().int(),
  owned: z.number().int(),
});
export type TextSearch = z.infer<typeof TextSearch>;
