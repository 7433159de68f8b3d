import { DomainError } from '#lib/errors.ts';
import { pageQueries } from '#shared/pages/site-pages.ts';

/** The thing that was asked for; undefined when there is none. Any other failure stays one. */
export async function ifFound<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Whether an address's filters narrow its list: then the list is the browser's to ask for. */
export const isNarrowed = (query: URLSearchParams): boolean => pageQueries.some((name) => query.has(name));
