import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../build/inputs.ts';

interface Attribute {
  readonly type: string | readonly string[];
  readonly required?: boolean;
  /** Of a map. */
  readonly properties?: Attributes;
}
type Attributes = Readonly<Record<string, Attribute>>;
/** The part of an ElectroDB entity that is used here, whatever its schema. */
interface AnyEntity {
  readonly schema: {
    readonly model: { readonly entity: string };
    readonly attributes: Attributes;
    readonly indexes: Readonly<Record<string, { readonly index?: string }>>;
  };
  put(item: Readonly<Record<string, unknown>>): { params(): { Item: Readonly<Record<string, string>> } };
}

const mixedCase = 'Ab';
const samples: Readonly<Record<string, unknown>> = {
  string: mixedCase,
  number: 7,
  boolean: true,
  list: [],
  set: [mixedCase],
};
function sampleOf({ type, properties = {} }: Attribute): unknown {
  if (typeof type !== 'string') return type[0];
  return samples[type] ?? samplesOf(properties);
}
const samplesOf = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, each]) => [name, sampleOf(each)]));

/** A key with attribute names in place of their values; `:lower` where ElectroDB lower-cases them. */
function keyTemplate(key: string, attributes: readonly string[]): string {
  // The longest first, and none within a replacement: `stage_at` is not `stage`.
  const byLength = attributes.toSorted((a, b) => b.length - a.length);
  return byLength.reduce((text, name) => {
    const part = new RegExp(`#${name}_([^#{]*)(?=#|$)`);
    if (part.exec(text)?.[1] === mixedCase.toLowerCase()) throw new Error(`The key ${key} lower-cases ${name}`);
    return text.replace(part, `#${name}_{${name}}`);
  }, key);
}

/** Keys as ElectroDB really writes them, read from an item that it builds. */
function keysOf(entity: AnyEntity): string {
  const { attributes, indexes } = entity.schema;
  const stored = entity.put(samplesOf(attributes)).params().Item;
  const key = (field: string) => `\`${keyTemplate(stored[field] ?? '', Object.keys(attributes))}\``;
  return Object.entries(indexes)
    .map(([question, { index = '' }]) => `${index || 'table'}, ${question}: ${key(`${index}pk`)} ${key(`${index}sk`)}`)
    .join('<br>');
}

const attributesOf = ({ schema }: AnyEntity): string =>
  Object.entries(schema.attributes)
    .map(([name, { required }]) => (required ? name : `${name}?`))
    .join(', ');

/** First sentence of the comment above an entity, or above the first one of its file. */
function purposeOf(name: string, source: string): string {
  const above = (exported: string) =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${exported}`).exec(source)?.[1];
  const comment = above(name) ?? above('\\w+Entity') ?? '';
  return /^.*?\.(?= |$)/.exec(comment.replace(/\s*\n \* ?/g, ' ').trim())?.[0] ?? '';
}

const entityFiles = (): string[] => globSync('functions/**/*.entity.ts', { cwd: projectRoot }).sort();

/** The entities that a file exports, by the names of their constants. */
async function entitiesOf(file: string): Promise<[name: string, entity: AnyEntity][]> {
  const exported = (await import(pathToFileURL(join(projectRoot, file)).href)) as Record<string, AnyEntity>;
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Entity'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every entity of the table: its name, and the names of its attributes. */
export async function everyEntity(): Promise<{ readonly name: string; readonly attributes: readonly string[] }[]> {
  const exported = await Promise.all(entityFiles().map(entitiesOf));
  return exported.flat().map(([, { schema }]) => ({
    name: schema.model.entity,
    attributes: Object.keys(schema.attributes),
  }));
}

async function rowsOf(file: string): Promise<string[]> {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return (await entitiesOf(file)).map(([name, entity]) => {
    const keys = keysOf(entity);
    return `| ${entity.schema.model.entity} | ${purposeOf(name, source)} | ${keys} | ${attributesOf(entity)} |`;
  });
}

const head = ['| Entity | What it is | Keys | Attributes |', '|---|---|---|---|'];

async function printed(): Promise<string> {
  const sections = new Map<string, string[]>();
  for (const file of entityFiles()) {
    const [, domain = ''] = file.split('/');
    sections.set(domain, [...(sections.get(domain) ?? []), ...(await rowsOf(file))]);
  }
  return [...sections].map(([domain, rows]) => [`### ${domain}`, '', ...head, ...rows].join('\n')).join('\n\n');
}

export const document = join(projectRoot, 'docs/data-model.md');
const [begin, end] = ['<!-- entities: begin -->', '<!-- entities: end -->'];

/** The document with up-to-date entity tables. Throws when it has no place for them. */
export async function regenerated(): Promise<string> {
  const [before = '', rest = ''] = readFileSync(document, 'utf8').split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${document} has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${await printed()}\n\n${end}${after}`;
}
