import { type Markup, markup } from './markup.ts';

/** Of small and usual phones, and of the column that most mails are made for. */
const widths = ['full', '320', '390', '600'] as const;
const schemes = ['light', 'dark'] as const;

/** How the frame of a mail's HTML is shown. */
export interface Look {
  readonly width: (typeof widths)[number];
  readonly scheme: (typeof schemes)[number];
}

/** What an address asks for; as much room as there is, and light colours, without. */
export const lookIn = (query: URLSearchParams): Look => ({
  width: widths.find((width) => width === query.get('width')) ?? 'full',
  scheme: schemes.find((scheme) => scheme === query.get('scheme')) ?? 'light',
});

/** A frame's document finds the colour scheme of the frame: browsers tell it as the one that its reader prefers. */
export const frameStyle = ({ width, scheme }: Look): string =>
  `color-scheme:${scheme}${width === 'full' ? '' : `;box-sizing:content-box;width:${width}px`}`;

const words: Readonly<Record<string, string>> = { full: 'full width', light: 'light', dark: 'dark' };

function link(path: string, look: Look, change: Partial<Look>, label: string): Markup {
  const next = { ...look, ...change };
  const current = next.width === look.width && next.scheme === look.scheme;
  const address = `${path}?${new URLSearchParams({ ...next })}`;
  return markup`<a href="${address}"${current ? markup` aria-current="true"` : ''}>${label}</a> `;
}

/** Links to the other widths and colours: the viewer runs no scripts. */
export const choices = (path: string, look: Look): Markup => markup`<p class="choices">
${schemes.map((scheme) => link(path, look, { scheme }, words[scheme] ?? scheme))}
<span class="quiet">at</span>
${widths.map((width) => link(path, look, { width }, words[width] ?? `${width} px`))}</p>`;
