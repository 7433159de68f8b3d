/** The markup that texts of the shelf may use: semantic, nothing presentational. */
const elements = 'h2 h3 p ul ol li blockquote table thead tbody tr th td strong em a code'.split(' ');

/** What a browser would have to repair or a sanitiser to remove; empty for a correct text. */
export function htmlFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = html.match(/&(?!amp;|lt;|gt;)/g) ?? [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!elements.includes(name)) faults.push(tag);
    if (attributes && !(name === 'a' && /^ href="[^"]+"$/.test(attributes))) faults.push(tag);
    if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  return [...faults, ...open];
}
