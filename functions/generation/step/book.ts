import type { Outline, Section } from '#shared/generation/task.ts';
import { localModelId } from '#shared/kernel/model.ts';

const byLocalModel =
  '*The local model of this platform wrote this text from its fact base, without a language model. Have somebody who knows the subject check it.*';

const footnote = /\[\^([^\]\s]+)\]/g;

/** Gives the footnotes of a section numbers that no earlier section has; `used` is how many there were. */
function renumbered(markdown: string, used: number): { readonly markdown: string; readonly used: number } {
  const numbers = new Map<string, number>();
  for (const [, name = ''] of markdown.matchAll(footnote))
    if (!numbers.has(name)) numbers.set(name, used + numbers.size + 1);
  const text = markdown.replace(footnote, (_, name: string) => `[^${numbers.get(name)}]`);
  return { markdown: text, used: used + numbers.size };
}

/** The text of a book: what it is and for whom, then its sections under their titles. */
export function bookText(
  { subtitle, audience, sections: titles }: Outline,
  sections: readonly Section[],
  model: string | undefined,
): string {
  let used = 0;
  const chapters = sections.map((section, at) => {
    const numbered = renumbered(section.markdown, used);
    used = numbered.used;
    return `# ${titles[at]?.title}\n\n${numbered.markdown}`;
  });
  const front = [`**${subtitle}**`, audience, ...(model === localModelId ? [byLocalModel] : [])];
  return [...front, ...chapters].join('\n\n');
}
