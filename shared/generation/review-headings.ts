/* Headings of a section: `##` first, no level skipped, something below each, no title twice. */

export interface HeadingFault {
  readonly heading: string;
  readonly sentence: string;
}

interface Line {
  readonly level: number;
  readonly text: string;
  readonly isEmpty: boolean;
}

function headingsOf(markdown: string): Line[] {
  let inCode = false;
  const lines = markdown.split('\n').filter((line) => {
    if (line.startsWith('```')) inCode = !inCode;
    return line.trim() !== '' && (!inCode || line.startsWith('```'));
  });
  return lines.flatMap((line, at) => {
    const marks = /^(#{1,6})(?=\s|$)/.exec(line)?.[1];
    if (!marks) return [];
    const next = /^(#{1,6})(?=\s|$)/.exec(lines[at + 1] ?? '')?.[1];
    const isEmpty = at === lines.length - 1 || (next !== undefined && next.length <= marks.length);
    return [{ level: marks.length, text: line.slice(marks.length).trim(), isEmpty }];
  });
}

function faultsOf({ level, text, isEmpty }: Line, before: number, used: ReadonlySet<string>): string[] {
  return [
    ...(text === '' ? ['A heading has no words.'] : []),
    ...(level === 1 ? ['A section begins at headings of the second level; this one is of the first.'] : []),
    ...(level > before + 1 ? ['This heading skips a level.'] : []),
    ...(isEmpty ? ['Nothing stands below this heading.'] : []),
    ...(used.has(text.toLowerCase()) ? ['This heading stands twice in the section.'] : []),
  ];
}

/** What is wrong with the headings of a section, in their order. */
export function headingFaults(markdown: string): HeadingFault[] {
  const used = new Set<string>();
  let before = 1;
  return headingsOf(markdown).flatMap((line) => {
    const faults = faultsOf(line, before, used);
    used.add(line.text.toLowerCase());
    before = Math.max(line.level, 1);
    return faults.map((sentence) => ({ heading: line.text, sentence }));
  });
}
