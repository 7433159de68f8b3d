/** What the pages of the shop ask for first, as `urlOf` writes it. Its test keeps it so. */
const home = ['/api/ebooks/public?limit=24', '/api/ebooks/public?limit=6', '/api/categories', '/api/frameworks'];
const marketplace = ['/api/ebooks/public?limit=100', '/api/categories'];

/**
 * Requests that a page makes as soon as its code has come, so that they need not wait for it. It must make each of them:
 * one that is not taken up lies there for the next of its kind.
 */
export function firstRequests(path: string, search: string): readonly string[] {
  if (path === '/') return home;
  if (path === '/marketplace' && search === '') return marketplace;
  return /^\/ebook\/[\w-]+$/.test(path) ? [`/api/ebooks/${path.slice('/ebook/'.length)}`] : [];
}
