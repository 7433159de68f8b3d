/** A heading in an article. */
export interface ArticleHeading {
  readonly level: 2 | 3;
  readonly title: string;
  /**
   * Derived from the titles alone, so that the server's list matches the browser's headings without ids in the HTML.
   */
  readonly anchor: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The plain text of a heading's HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** `Scope & roles` becomes `text-scope-roles`. The prefix avoids clashes with other ids on the page. */
const anchorOf = (title: string): string =>
  `text-${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  }`;

/** Anchors of the titles, in order; repeated ones are numbered. */
export function anchorsOf(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const base = anchorOf(title);
    let anchor = base;
    for (let n = 2; used.has(anchor); n++) anchor = `${base}-${n}`;
    used.add(anchor);
    return anchor;
  });
}

/** The second and third level headings of sanitised HTML, without empty ones. */
export function headingsOf(html: string): ArticleHeading[] {
  const found = [...html.matchAll(/<h([23])>(.*?)<\/h\1>/gs)]
    .map(([, level, inner = '']) => ({ level: Number(level) as 2 | 3, title: textOf(inner) }))
    .filter(({ title }) => title !== '');
  const anchors = anchorsOf(found.map(({ title }) => title));
  return found.map((heading, index) => ({ ...heading, anchor: anchors[index] ?? '' }));
}
