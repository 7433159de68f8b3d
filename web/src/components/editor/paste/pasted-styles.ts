interface Style {
  readonly tag: string;
  readonly property: string;
  readonly is: RegExp;
}

const styles: readonly Style[] = [
  { tag: 'strong', property: 'font-weight', is: /^(?:bold|bolder|[6-9]00)$/ },
  { tag: 'em', property: 'font-style', is: /^(?:italic|oblique)/ },
  { tag: 's', property: 'text-decoration', is: /line-through/ },
  { tag: 'u', property: 'text-decoration', is: /underline/ },
  { tag: 'sup', property: 'vertical-align', is: /^super$/ },
  { tag: 'sub', property: 'vertical-align', is: /^sub$/ },
];

/** The last of a property in a `style`, as written: a browser only knows those of its own. */
function written(style: string, property: string): string {
  const values = style.toLowerCase().matchAll(new RegExp(`(?:^|;)\\s*${property}(?:-line)?\\s*:\\s*([^;]+)`, 'g'));
  return [...values].at(-1)?.[1]?.trim() ?? '';
}

/** Headings are bold, and links underlined, by themselves. */
const isMeant = (span: Element, tag: string): boolean =>
  !(tag === 'strong' && span.closest('h1, h2, h3, h4, h5, h6, th')) &&
  !(tag === 'u' && (span.closest('a') || span.querySelector('a')));

/** Turns what spans look like into what their text is: bold, italic and so on. Colours and fonts are the page's. */
export function markStyles(text: HTMLElement): void {
  for (const span of text.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style') ?? '';
    for (const { tag, property, is } of styles) {
      if (!is.test(written(style, property)) || !isMeant(span, tag)) continue;
      const mark = document.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  for (const styled of text.querySelectorAll('[style]')) styled.removeAttribute('style');
}
