import { escapeMarkup } from '../query-protocol.ts';

/** Markup that is known to be safe. Everything else that goes into `markup` is escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = Markup | string | number | undefined | readonly Part[];

function render(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeMarkup(String(part ?? ''));
}

/** A template that escapes its values unless they are markup themselves. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + render(parts[index])).join(''));
}

const pageStyle = new Markup(`<style>
:root { color-scheme: light dark; --line: light-dark(#d9dce1, #373b42); --quiet: light-dark(#5c6470, #9aa3af);
  --surface: light-dark(#fff, #1b1e23); --accent: light-dark(#0b5cad, #7db8f5); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f6f8, #121417);
  color: light-dark(#1b1f24, #e6e8eb); }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
a { color: var(--accent); }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 0 0 1rem; }
label { display: grid; gap: .25rem; flex: 1 1 16rem; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem;
  background: var(--surface); color: inherit; }
.quiet { color: var(--quiet); font-size: .875rem; }
.list { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
.list li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .75rem 1rem; overflow-wrap: anywhere; }
.list li + li { border-top: 1px solid var(--line); }
.list li > .snippet { grid-column: 1 / -1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.parts { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1.5rem; margin: 0 0 1.5rem; }
.parts > :only-child { grid-column: 1 / -1; }
section { min-width: 0; overflow-x: auto; }
.sized { grid-template-columns: max-content minmax(0, 1fr); }
.choices { display: flex; gap: .25rem .75rem; flex-wrap: wrap; margin: 0 0 .5rem; }
.choices a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .5rem; background: Canvas; color-scheme: light; }
pre { margin: 0; padding: 1rem; max-height: 80vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  font: .875rem/1.5 ui-monospace, monospace; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
summary { cursor: pointer; font-weight: 600; margin: 0 0 .5rem; }
@media (max-width: 48rem) { .parts, dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 .5rem; }
  .list li { grid-template-columns: minmax(0, 1fr); } }
</style>`);

export const page = (title: string, content: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${pageStyle}
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.html;
