/** What a generated domain is called, in every spelling that its files need. */
export interface Names {
  /** Folder of the domain: `ai-tools`. */
  readonly domain: string;
  /** File name of the thing: `ai-tool`. */
  readonly thing: string;
  /** Plural: `ai-tools`. */
  readonly things: string;
  /** Path of the list below `/api`: `ai-tools`. */
  readonly path: string;
  /** Prefix of its ids: `ait`. */
  readonly prefix: string;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const plural = (thing: string): string =>
  /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;
const initials = (thing: string): string => thing.replaceAll('-', '').slice(0, 3);

/** Names from the command line; throws when one is invalid. */
export function namesOf(domain = '', thing = '', options: { path?: string; prefix?: string } = {}): Names {
  const things = plural(thing);
  const names = { domain, thing, things, path: options.path ?? things, prefix: options.prefix ?? initials(thing) };
  for (const name of [domain, thing, names.path])
    if (!kebab.test(name)) throw new Error(`"${name}" is not a valid name: use lower-case words separated by hyphens`);
  if (!/^[a-z]{3}$/.test(names.prefix)) throw new Error(`"${names.prefix}" is not a valid prefix: use three letters`);
  return names;
}

const words = (name: string): string => name.replaceAll('-', ' ');
export const pascal = (name: string): string => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const sentence = (name: string): string => words(name).replace(/^./, (letter) => letter.toUpperCase());

/** The templates' placeholders and their values. */
export const marks = (names: Names): Readonly<Record<string, string>> => ({
  '__domain-file__': names.domain,
  __domain__: camel(names.domain),
  __Domain__: pascal(names.domain),
  '__thing-file__': names.thing,
  __thing_snake__: names.thing.replaceAll('-', '_'),
  __thing__: camel(names.thing),
  __Thing__: pascal(names.thing),
  __Things__: pascal(names.things),
  __things__: camel(names.things),
  __Label__: sentence(names.thing),
  __words__: words(names.things),
  __word__: words(names.thing),
  __path__: names.path,
  __prefix__: names.prefix,
});
