import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';

/** A category on the home page: some of its tools, and their number. */
export interface BannerLine {
  readonly category: string;
  readonly names: readonly string[];
  readonly count: number;
}

/** The categories that matter most to people who run security programs; then the largest ones. */
const first = ['Security & Compliance', 'Coding & Development', 'Data & Analytics', 'Finance & Legal'];
const shown = 4;

export function bannerLines(tools: readonly Pick<AiToolCard, 'name' | 'category'>[]): readonly BannerLine[] {
  const names = new Map<string, string[]>();
  for (const { name, category } of tools) names.set(category, [...(names.get(category) ?? []), name]);
  const rank = (category: string) => first.indexOf(category) + 1 || first.length + 1;
  return [...names]
    .map(([category, all]) => ({ category, names: all.slice(0, 3), count: all.length }))
    .sort((a, b) => rank(a.category) - rank(b.category) || b.count - a.count)
    .slice(0, shown);
}
