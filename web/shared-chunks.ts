import { type PageName, pages, type SitePage } from '../shared/pages/pages.ts';

/** What the bundler says of a module, as far as it is needed here. */
interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The file of a page is called as the page is. */
const fileName = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fileOf = (...names: readonly string[]): RegExp =>
  new RegExp(`/routes/public/[a-z-]+/(${names.map(fileName).join('|')})\\.tsx$`);
const pagesOf = (chunk: SitePage['chunk']): readonly string[] =>
  Object.entries<SitePage>(pages).flatMap(([name, page]) => (page.chunk === chunk ? [name] : []));

const shopPage = fileOf(...pagesOf('shop'));
const ebookPage = fileOf('ebook' satisfies PageName);
const directoryPage = fileOf(...pagesOf('directory'));

/** Icons of several pages. The index of the package hides who imports them. */
const siteIcon = /\/lucide-react\/.*\/icons\/(check|external-link|share)\.m?js$/;
const shopIcon = /\/lucide-react\/.*\/icons\/(heart|shopping-bag)\.m?js$/;

/** The modules loaded by `import()` that bring this one along. Other packages come along with the modules that need them. */
function entriesOf(id: string, context: ChunkingContext): readonly string[] {
  if (id.includes('/node_modules/')) return [];
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(context.getModuleInfo(at)?.importers ?? []));
  }
  return [...seen].filter((module) => context.getModuleInfo(module)?.dynamicImporters.length);
}

/*
 * Left alone the bundler makes a file for each set of pages that share a module: some thirty requests, whose headers
 * alone are a fifth of a first load.
 */

/** One chunk for what the pages of the shop share with the directories. */
export function siteChunk(id: string, context: ChunkingContext): string | null {
  const entries = entriesOf(id, context);
  const isShared = [shopPage, directoryPage].every((page) => entries.some((entry) => page.test(entry)));
  return isShared || siteIcon.test(id) ? 'site' : null;
}

/** One for what an ebook's page shares with any other but those: what the other pages of the shop share is not for it. */
export function shopChunk(id: string, context: ChunkingContext): string | null {
  const entries = entriesOf(id, context);
  const isShared = entries.length > 1 && entries.some((entry) => ebookPage.test(entry));
  return isShared || shopIcon.test(id) ? 'shop' : null;
}
