import type { Framework } from './fact.ts';
import { knownFrameworks } from './facts.ts';
import { lastControl, withdrawnControls } from './sp-800-53.ts';

/* Whether a framework has a number. Where the fact base lists all of them, the list decides; else what it counts. */

const own = new Map(knownFrameworks.map((framework) => [framework.source, idsOf(framework)]));

function idsOf({ facts, groups }: Framework): Set<string> {
  return new Set([...facts, ...groups].map(({ id }) => id));
}

/** Last number below each pair of PCI DSS 4.0.1: `12.10` has 7. */
const pciLast: Readonly<Record<string, readonly number[]>> = {
  1: [2, 8, 3, 5, 1],
  2: [2, 7, 2],
  3: [2, 1, 3, 2, 1, 1, 9],
  4: [2, 2],
  5: [2, 3, 5, 1],
  6: [2, 4, 3, 3, 6],
  7: [2, 6, 3],
  8: [2, 8, 11, 3, 1, 3],
  9: [2, 4, 4, 7, 1],
  10: [2, 2, 4, 3, 1, 3, 3],
  11: [2, 2, 2, 7, 2, 1],
  12: [4, 1, 4, 2, 3, 3, 1, 5, 2, 7],
};

/** Sections of the Sarbanes-Oxley Act: how many each title has. */
const soxSections: Readonly<Record<string, number>> = {
  1: 9,
  2: 9,
  3: 8,
  4: 9,
  5: 1,
  6: 4,
  7: 5,
  8: 7,
  9: 6,
  10: 1,
  11: 7,
};

const lastArticle = 99;

function isPci(id: string): boolean {
  const [major = '', minor, detail] = id.replace('Requirement ', '').split('.');
  const lasts = pciLast[major];
  if (!lasts || minor === undefined) return lasts !== undefined;
  const last = lasts[Number(minor) - 1];
  return last !== undefined && (detail === undefined || (Number(detail) >= 1 && Number(detail) <= last));
}

function isControl(id: string): boolean {
  const [family = '', number] = id.split('-');
  const at = Number(number);
  return at >= 1 && at <= (lastControl[family] ?? 0) && !withdrawnControls.includes(id);
}

function isSection(id: string): boolean {
  const number = Number(id.replace('Section ', ''));
  const last = soxSections[Math.floor(number / 100)] ?? 0;
  return number % 100 >= 1 && number % 100 <= last;
}

/** A paragraph is known with what is above it and, where we do not list what is below, with anything below it. */
function isHipaa(id: string, ids: ReadonlySet<string>): boolean {
  if (ids.has(id) || [...ids].some((known) => known.startsWith(`${id}(`))) return true;
  const parent = id.slice(0, id.lastIndexOf('('));
  if (!id.includes('(')) return otherHipaaSections.includes(id);
  const isListedBelow = [...ids].some((known) => known.startsWith(`${parent}(`));
  return isListedBelow ? id.endsWith('(i)') && ids.has(parent) : isHipaa(parent, ids);
}

/** Sections that exist and that we say nothing about. */
const otherHipaaSections = [
  '164.102',
  '164.103',
  '164.104',
  '164.105',
  '164.106',
  '164.302',
  '164.304',
  '164.306',
  '164.318',
  '164.500',
  '164.501',
  '164.532',
  '164.534',
];

/** Clauses have letters and deeper numbers that we do not list: `6.1.2` with `a)`. */
const isClause = (id: string, ids: ReadonlySet<string>): boolean =>
  ids.has(id) || ['Clause 6.1', 'Clause 1', 'Clause 2', 'Clause 3'].includes(id) || isPartOfClause(id, ids);

function isPartOfClause(id: string, ids: ReadonlySet<string>): boolean {
  const detailed = ['Clause 7.5', 'Clause 9.2', 'Clause 9.3'];
  const last = Number(id.slice(id.lastIndexOf('.') + 1));
  return detailed.some((clause) => id.startsWith(`${clause}.`) && ids.has(clause)) && last >= 1 && last <= 3;
}

/** A section of the California act within its range, of which few are described here. */
function isCcpa(id: string, ids: ReadonlySet<string>): boolean {
  const [, section = '', part] = id.split('.');
  if (ids.has(id)) return true;
  return part === undefined ? ccpaSections.includes(Number(section)) : section === '199' && Number(part) % 5 === 0;
}
const ccpaSections = [
  100, 105, 106, 110, 115, 120, 121, 125, 130, 135, 140, 145, 146, 148, 150, 155, 160, 175, 180, 185, 190, 192, 194,
  196, 198, 199,
];

const rules: Readonly<Record<string, (id: string, ids: ReadonlySet<string>) => boolean>> = {
  'NIST RMF': (id, ids) => ids.has(id) || isControl(id) || isTask(id),
  'ISO 27001': (id, ids) => (id.startsWith('Clause') ? isClause(id, ids) : ids.has(id)),
  'PCI DSS': isPci,
  SOX: (id, ids) => ids.has(id) || isSection(id),
  GDPR: (id) => Number(id.replace('Article ', '')) >= 1 && Number(id.replace('Article ', '')) <= lastArticle,
  HIPAA: isHipaa,
  CCPA: isCcpa,
  'SOC 2': (id, ids) => ids.has(id),
};

/** Tasks of SP 800-37 in each step. */
const lastTask: Readonly<Record<string, number>> = { P: 18, C: 3, S: 6, I: 2, A: 6, R: 5, M: 7 };
function isTask(id: string): boolean {
  const [step = '', number] = id.replace('Task ', '').split('-');
  return id.startsWith('Task ') && Number(number) >= 1 && Number(number) <= (lastTask[step] ?? 0);
}

/** Whether the framework of this `regulatory_source` has the number. */
export function isKnownIn(source: string, id: string): boolean {
  const ids = own.get(source) ?? new Set<string>();
  return rules[source]?.(id, ids) ?? ids.has(id);
}
