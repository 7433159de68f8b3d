import type { Excerpt, KeptSection, Outline } from '#shared/generation/task.ts';
import { localModelId } from '#shared/kernel/model.ts';
import { renumbered } from '../text/footnotes.ts';

const byLocalModel =
  '*The local model of this platform wrote this text from its fact base, without a language model. Have somebody who knows the subject check it.*';

/** The training files that sections rest on, with the pages. */
function sourceList(sections: readonly KeptSection[]): string[] {
  const used = sections.flatMap(({ sources_used, excerpts }) => sources_used.flatMap((at) => excerpts[at - 1] ?? []));
  const files = Object.entries(Object.groupBy(used, ({ file }) => file));
  if (files.length === 0) return [];
  return ['# Sources', files.map(([file, all = []]) => `- ${file}${pagesOf(all)}`).join('\n')];
}

function pagesOf(excerpts: readonly Excerpt[]): string {
  const pages = [...new Set(excerpts.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b);
  if (pages.length === 0) return '';
  return `, ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;
}

/** The text of a book: what it is and for whom, then its sections under their titles. */
export function bookText(
  { subtitle, audience, sections: titles }: Outline,
  sections: readonly KeptSection[],
  model: string | undefined,
): string {
  let used = 0;
  const chapters = sections.map((section, at) => {
    const numbered = renumbered(section.markdown, used);
    used = numbered.used;
    return `# ${titles[at]?.title}\n\n${numbered.markdown}`;
  });
  const front = [`**${subtitle}**`, `Written for: ${audience}`, ...(model === localModelId ? [byLocalModel] : [])];
  return [...front, ...chapters, ...sourceList(sections)].join('\n\n');
}
