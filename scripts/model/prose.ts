import { globSync, readFileSync } from 'node:fs';
import { type Theme, themes } from '#shared/generation/facts/fact.ts';

/* What the local model has to say on each theme: a Markdown file per theme, written by people. */

/** Folders of `prose`: some themes are told differently to different readers. */
export type Family = 'security' | 'privacy' | 'finance';

export interface Prose {
  readonly theme: Theme;
  readonly family: Family;
  readonly titles: readonly string[];
  /** The theme inside of a sentence. */
  readonly noun: string;
  /** What topics and titles about it contain. */
  readonly words: string;
  readonly purpose: string;
  /** A heading for each paragraph of `explain`. */
  readonly points: readonly string[];
  readonly opening: readonly string[];
  readonly explain: readonly string[];
  readonly steps: readonly string[];
  readonly mistakes: readonly string[];
  readonly checks: readonly string[];
  readonly monday: readonly string[];
  readonly terms: readonly string[];
  readonly measures: readonly string[];
  readonly audit: readonly string[];
  readonly examples: readonly string[];
  readonly decisions: readonly string[];
}

const folder = new URL('./prose/', import.meta.url);

function part(text: string, name: string): string[] {
  const body = new RegExp(`^## ${name}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text)?.[1];
  if (!body) throw new Error(`The prose lacks "${name}": ${text.slice(0, 60)}`);
  return body
    .trim()
    .split(/\n+/)
    .map((line) => line.replace(/^- /, ''));
}

function field(text: string, name: string): string {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  if (!value) throw new Error(`The prose lacks "${name}": ${text.slice(0, 60)}`);
  return value;
}

function familyIn(file: string): Family {
  const family = (['security', 'privacy', 'finance'] as const).find((name) => file.startsWith(`${name}/`));
  if (!family) throw new Error(`No family has the file ${file}`);
  return family;
}

function proseIn(file: string): Prose {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const theme = themes.find((name) => file.endsWith(`/${name}.md`));
  if (!theme) throw new Error(`No theme is called like ${file}`);
  return {
    theme,
    family: familyIn(file),
    titles: field(text, 'titles').split(' | '),
    noun: field(text, 'noun'),
    words: field(text, 'words'),
    purpose: field(text, 'purpose'),
    points: part(text, 'points'),
    opening: part(text, 'opening'),
    explain: part(text, 'explain'),
    steps: part(text, 'steps'),
    mistakes: part(text, 'mistakes'),
    checks: part(text, 'checks'),
    monday: part(text, 'monday'),
    terms: part(text, 'terms'),
    measures: part(text, 'measures'),
    audit: part(text, 'audit'),
    examples: part(text, 'examples'),
    decisions: part(text, 'decisions'),
  };
}

/** All prose, in the order in which a book treats the themes. */
export const allProse: readonly Prose[] = globSync('*/*.md', { cwd: folder })
  .map(proseIn)
  .sort((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme));

/** The prose on a theme, of this family if it has its own. */
export function proseOf(theme: Theme, family: Family): Prose {
  const own = allProse.filter((prose) => prose.theme === theme);
  const found = own.find((prose) => prose.family === family) ?? own.at(0);
  if (!found) throw new Error(`No prose for ${theme}`);
  return found;
}
