import type { Fact, Framework, Group, Theme } from '#shared/generation/facts/fact.ts';
import { relevantFacts } from '#shared/generation/relevant-facts.ts';
import { frameworkHeadings, tableLeads } from './phrases.ts';
import { capitalized, type Names, phrase } from './words.ts';

/* What a framework says on a theme: its rules, and a table of its entries with the records that show them. */

const mostRows = 6;
const fewRows = 4;
const mostRules = 3;

/** Where a framework has families or chapters, the one that an entry belongs to. */
function groupOf(fact: Fact, groups: readonly Group[]): Group | undefined {
  const beginnings = [fact.id, `CIS Control ${fact.id}`];
  const found = groups.filter(({ id }) =>
    beginnings.some((name) => name.startsWith(id) && /^[^a-zA-Z]/.test(name.slice(id.length))),
  );
  return found.sort((a, b) => b.id.length - a.id.length).at(0);
}

/** Groups that belong to this theme more than to any other: each is described in one section of a book only. */
function homeGroups(framework: Framework, theme: Theme): Group[] {
  const counts = new Map<Group, Map<Theme, number>>();
  for (const fact of framework.facts) {
    const group = groupOf(fact, framework.groups);
    if (!group) continue;
    const perTheme = counts.get(group) ?? new Map<Theme, number>();
    counts.set(group, perTheme.set(fact.theme, (perTheme.get(fact.theme) ?? 0) + 1));
  }
  return [...counts].filter(([, perTheme]) => homeOf(perTheme) === theme).map(([group]) => group);
}

/** Most of a group, and at least two of its entries; one is enough where it is all there is. */
function homeOf(perTheme: ReadonlyMap<Theme, number>): Theme | undefined {
  const [best] = [...perTheme].sort((a, b) => b[1] - a[1]);
  return best && (best[1] >= 2 || perTheme.size === 1) ? best[0] : undefined;
}

/** The entries on a theme that a text is about most, in the framework's order. */
export function entriesOn(framework: Framework, theme: Theme, about: string, most = mostRows): Fact[] {
  const own = framework.facts.filter((fact) => fact.theme === theme);
  const first = relevantFacts({ ...framework, facts: own }, about, most);
  const chosen = new Set([...first, ...own].slice(0, Math.max(most, first.length)));
  return own.filter((fact) => chosen.has(fact)).slice(0, most);
}

function table(framework: Framework, rows: readonly Fact[]): string {
  const head = `| ${capitalized(framework.noun)} | Subject | What a record looks like |`;
  const lines = rows.map(({ id, name, evidence }) => `| ${id} | ${name} | ${evidence} |`);
  return [head, '| --- | --- | --- |', ...lines].join('\n');
}

/** Some descriptions name what they describe; the others get its name in front. */
const described = ({ id, name, about }: Group): string =>
  about.includes(name) || about.includes(id) || about.startsWith('Theme') ? about : `**${id}, ${name}.** ${about}`;

function sentenceOn({ id, name, evidence }: Fact, { noun }: Names): string {
  return `The entry to read is **${id}, ${name}**. A record that would settle a question on ${noun}: ${evidence.charAt(0).toLowerCase()}${evidence.slice(1)}.`;
}

/** The part on the framework; nothing where the fact base has nothing on the theme. */
export function frameworkPart(
  framework: Framework | undefined,
  theme: Theme,
  options: { about: string; names: Names; turn: number; withTable: boolean; isShort: boolean },
): string[] {
  if (!framework) return [];
  const { about, names, turn, withTable, isShort } = options;
  const rows = entriesOn(framework, theme, about, isShort ? fewRows : mostRows);
  const rules = framework.rules.filter((rule) => rule.theme === theme).slice(0, isShort ? 1 : mostRules);
  const homes = homeGroups(framework, theme).slice(0, 2);
  const facts = [...rules.map(({ text }) => text), ...homes.map(described)].join(' ');
  const [only] = rows;
  const entries =
    rows.length > 1 && withTable
      ? [phrase(tableLeads, turn, names), table(framework, rows)]
      : only
        ? [sentenceOn(only, names)]
        : [];
  if (!facts && entries.length === 0) return [];
  return [`## ${phrase(frameworkHeadings, turn, names)}`, ...(facts ? [facts] : []), ...entries];
}
