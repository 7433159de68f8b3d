import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { difficultyLevels } from '#shared/catalog/choices.ts';
import { toCents } from '#shared/kernel/money.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The lines above a text. A value ends with its line; only the first colon separates. */
const FrontMatter = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  regulatory_source: z.string().min(1),
  difficulty_level: z.enum(difficultyLevels),
  category: z.string().min(1),
  industry: z.string().min(1),
  price: z.coerce.number().transform(toCents),
  tags: z.string().transform((tags) => tags.split(',').map((tag) => tag.trim())),
  prompt_category: z.string().optional(),
});

export interface SeedBook extends z.infer<typeof FrontMatter> {
  /** File name without its extension; the book's id is derived from it. */
  readonly slug: string;
  readonly content: string;
  /** The prompts of a package. */
  readonly csv?: string;
}

function frontMatter(lines: string): Record<string, string> {
  const pairs = lines.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(pairs);
}

/** Reads one text; an error names the file. */
export function readBook(path: string): SeedBook {
  const [, head = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const parsed = FrontMatter.safeParse(frontMatter(head));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug: basename(path, '.md'), content: content.trim() };
}

const texts = (subfolder: string): string[] =>
  globSync(join(folder, subfolder, '**/*.md')).sort((a, b) => (basename(a) < basename(b) ? -1 : 1));

/** The whole shelf, in a stable order. */
export const readShelf = (): SeedBook[] => [
  ...texts('ebooks').map(readBook),
  ...texts('prompts').map((path) => ({ ...readBook(path), csv: readFileSync(path.replace(/\.md$/, '.csv'), 'utf8') })),
];
