/** What the bundler says of a module, as far as it is needed here. */
interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Icons of two of the pages. The index of the package hides who imports them. */
const shopIcon = /\/lucide-react\/.*\/icons\/(check|external-link|heart|shopping-bag)\.m?js$/;
const shopPage = /\/routes\/public\/(home|marketplace|ebook)\.tsx$/;

/** The modules loaded by `import()` that bring this one along. */
function entriesOf(id: string, context: ChunkingContext): readonly string[] {
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(context.getModuleInfo(at)?.importers ?? []));
  }
  return [...seen].filter((module) => context.getModuleInfo(module)?.dynamicImporters.length);
}

/**
 * One chunk for what a page of the shop shares with any other. Left alone the bundler makes a file for each set of
 * pages that share a module: some thirty requests, whose headers alone are a fifth of a first load.
 */
export function shopChunk(id: string, context: ChunkingContext): string | null {
  // Other packages come along with the modules that need them.
  if (id.includes('/node_modules/')) return shopIcon.test(id) ? 'shop' : null;
  const entries = entriesOf(id, context);
  return entries.length > 1 && entries.some((entry) => shopPage.test(entry)) ? 'shop' : null;
}
