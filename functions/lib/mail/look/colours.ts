/*
 * Every colour of a mail, once: the light one is written into each element, because many mail programs read nothing else;
 * the dark one is in the style sheet, for those that follow the system. Values are the site's.
 */

interface Colour {
  readonly property: 'color' | 'background-color' | 'border-color';
  readonly light: string;
  readonly dark: string;
}
const ground = (light: string, dark: string): Colour => ({ property: 'background-color', light, dark });
const text = (light: string, dark: string): Colour => ({ property: 'color', light, dark });
const border = (light: string, dark: string): Colour => ({ property: 'border-color', light, dark });

const colours = {
  paper: ground('#f4f6f5', '#0e1615'),
  surface: ground('#ffffff', '#16201f'),
  sunken: ground('#e9eeec', '#0a1110'),
  note: ground('#d9ecea', '#143533'),
  tip: ground('#dcf1e3', '#12331f'),
  warning: ground('#faecc8', '#3a2b08'),
  marked: ground('#f7e48f', '#4d400c'),
  fill: ground('#0a5a59', '#0f7a76'),
  ink: text('#13201f', '#e6eeec'),
  muted: text('#4f5f5c', '#9fb0ac'),
  accent: text('#0a5a59', '#68c6c0'),
  alert: text('#7a4f00', '#ecc067'),
  'on-fill': text('#ffffff', '#ffffff'),
  line: border('#d5ddda', '#2a3735'),
  bar: border('#0a5a59', '#68c6c0'),
  alarm: border('#7a4f00', '#ecc067'),
} as const satisfies Record<string, Colour>;
export type ColourName = keyof typeof colours;

/** Cells whose sides are narrower on phones. */
type Side = 'side';

/** The attributes of an element: its style, and the classes by which the style sheet knows it. */
export function look(style: string, ...names: (ColourName | Side)[]): string {
  const paint = names.flatMap((name) => (name === 'side' ? [] : `${colours[name].property}:${colours[name].light}`));
  const known = names.length > 0 ? ` class="${names.join(' ')}"` : '';
  return `${known} style="${[style, ...paint].filter(Boolean).join(';')}"`;
}

const darkRules = Object.entries(colours)
  .map(([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`)
  .join('');

/** The style sheet: dark colours, and narrower sides on phones. Nothing else depends on it. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:480px){.side{padding-left:16px!important;padding-right:16px!important}}`;
