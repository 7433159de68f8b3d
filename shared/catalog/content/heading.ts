export interface Heading {
  readonly level: 1 | 2 | 3;
  readonly title: string;
}

/** `## Title` or `## Title ##`; `## Using C#` keeps its hash. Linear on any line. */
export function headingOf(line: string): Heading | undefined {
  const marks = /^(#{1,3})\s/.exec(line)?.[1];
  if (!marks) return undefined;
  const text = line.slice(marks.length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const closed = end < text.length && (end === 0 || /\s/.test(text[end - 1] ?? ''));
  const title = closed ? text.slice(0, end).trim() : text;
  return title ? { level: marks.length as 1 | 2 | 3, title } : undefined;
}

/** `Context & roles` becomes `context-roles`; a second one `context-roles-2`. */
export function anchorMaker(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const base =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let count = used.get(base) ?? 0;
    let anchor = base;
    while (used.has(anchor)) anchor = `${base}-${++count + 1}`;
    used.set(anchor, 0);
    used.set(base, count);
    return anchor;
  };
}
