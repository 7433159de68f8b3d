import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { camel, marks, type Names, pascal } from './names.ts';

const template = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`templates/${name}.tmpl`, import.meta.url)), 'utf8');

/** A template with its placeholders filled in. */
export function fill(name: string, names: Names): string {
  return Object.entries(marks(names)).reduce((text, [mark, value]) => text.replaceAll(mark, value), template(name));
}

/** The files of a new domain by path in the project. */
export function filesOf(names: Names): Readonly<Record<string, string>> {
  const { domain, thing } = names;
  return {
    [`shared/${domain}/${thing}.ts`]: fill('shared-thing', names),
    [`shared/${domain}/api.ts`]: fill('shared-api', names),
    [`functions/${domain}/${thing}.entity.ts`]: fill('entity', names),
    [`functions/${domain}/${thing}.repo.ts`]: fill('repo', names),
    [`functions/${domain}/${thing}.service.ts`]: fill('service', names),
    [`functions/${domain}/${thing}.routes.ts`]: fill('routes', names),
    [`functions/${domain}/handler.ts`]: fill('handler', names),
    [`functions/${domain}/trash.sweep.ts`]: fill('trash-sweep', names),
    [`infra/domains/${domain}.ts`]: fill('infra-domain', names),
    [`test/integration/${thing}.test.ts`]: fill('integration-test', names),
    [`test/faults/${domain}.test.ts`]: fill('fault-walk', names),
  };
}

/** Inserts a line in alphabetical order among the lines that match; throws when there are none. */
export function insertSorted(text: string, among: RegExp, line: string): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const places = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`Found no line like ${among}`);
  const before = places.find((index) => (lines[index] ?? '') > line) ?? last + 1;
  lines.splice(before, 0, line);
  return lines.join('\n');
}

/** What the new domain's functions do, as `infra/domains` grants it. */
const grants = {
  Http: "onTable('GetItem PutItem gsi1 gsi2'), writeAudit",
  Trash: "onTable('PutItem DeleteItem gsi1'), writeAudit, keepFailures",
};

/** Files that list every domain, each with the edit that adds a new one. */
export function registrations(names: Names): Readonly<Record<string, (text: string) => string>> {
  const { domain, thing, prefix } = names;
  const key = (name: string) => (name.includes('-') ? `'${name}'` : name);
  return {
    'shared/api.ts': (text) =>
      insertSorted(
        insertSorted(text, /^import \{ \w+Api \}/, `import { ${camel(domain)}Api } from './${domain}/api.ts';`),
        /^ {2}('[\w-]+'|\w+): \w+Api,$/,
        `  ${key(domain)}: ${camel(domain)}Api,`,
      ),
    'shared/kernel/ids.ts': (text) => insertSorted(text, /^ {2}\w+: '[a-z]{3}',$/, `  ${camel(thing)}: '${prefix}',`),
    'infra/domains.ts': (text) =>
      insertSorted(
        insertSorted(
          text,
          /^import \{ \w+ \} from '\.\/domains\//,
          `import { ${camel(domain)} } from './domains/${domain}.ts';`,
        ),
        /^ {2}('[\w-]+'|\w+)(: \w+)?,$/,
        domain.includes('-') ? `  '${domain}': ${camel(domain)},` : `  ${domain},`,
      ),
    'test/infra/grants.ts': (text) =>
      Object.entries(grants).reduce(
        (known, [fn, granted]) =>
          insertSorted(known, /^ {2}'\w+-\w+': \[.*\],$/, `  '${pascal(domain)}-${fn}': [${granted}],`),
        text,
      ),
  };
}
