import { expect, it } from 'vitest';
import { themes } from './fact.ts';
import { factsFor, knownFrameworks } from './facts.ts';

const factsOf = (source: string) => factsFor(source)?.facts ?? [];
const matching = (source: string, form: RegExp) => factsOf(source).filter(({ id }) => form.test(id));
const groupsMatching = (source: string, form: RegExp) =>
  (factsFor(source)?.groups ?? []).filter(({ id }) => form.test(id));

it('knows every regulatory source that a book can be generated for', () => {
  const offered = ['NIST CSF', 'NIST RMF', 'ISO 27001', 'SOX', 'GDPR', 'HIPAA', 'PCI DSS', 'CIS Controls'];
  expect(offered.filter((source) => !factsFor(source))).toEqual([]);
  expect(factsFor(' nist csf ')?.edition).toBe('2.0');
  expect(factsFor('General')).toBeUndefined();
});

// What the documents say of themselves.
it('holds the 6 functions, 22 categories and 106 subcategories of CSF 2.0', () => {
  expect(groupsMatching('NIST CSF', /^[A-Z]{2}$/)).toHaveLength(6);
  expect(groupsMatching('NIST CSF', /^[A-Z]{2}\.[A-Z]{2}$/)).toHaveLength(22);
  const perFunction = ['GV', 'ID', 'PR', 'DE', 'RS', 'RC'].map(
    (name) => matching('NIST CSF', new RegExp(`^${name}\\.`)).length,
  );
  expect(perFunction).toEqual([31, 21, 22, 11, 13, 8]);
});

it('holds the 7 steps of the RMF, the 20 control families and at least 80 controls', () => {
  expect(groupsMatching('NIST RMF', /^[A-Z][a-z]+$/)).toHaveLength(7);
  expect(groupsMatching('NIST RMF', /^[A-Z]{2}$/)).toHaveLength(20);
  expect(matching('NIST RMF', /^[A-Z]{2}-\d+$/).length).toBeGreaterThanOrEqual(80);
});

it('holds clauses 4 to 10 and the 93 controls of ISO/IEC 27001:2022', () => {
  expect(groupsMatching('ISO 27001', /^Clause/).map(({ id }) => id)).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((clause) => `Clause ${clause}`),
  );
  const perTheme = [5, 6, 7, 8].map((theme) => matching('ISO 27001', new RegExp(`^A\\.${theme}\\.`)).length);
  expect(perTheme).toEqual([37, 8, 14, 34]);
});

it('holds the 33 common criteria and the 28 of the other categories', () => {
  expect(matching('SOC 2', /^CC/)).toHaveLength(33);
  expect(matching('SOC 2', /^(A|C|PI|P)\d/)).toHaveLength(28);
});

it('holds the 5 components and 17 principles of COSO', () => {
  expect(groupsMatching('SOX', /^COSO/)).toHaveLength(5);
  expect(matching('SOX', /^Principle/)).toHaveLength(17);
});

it('holds the 12 requirements of PCI DSS and what is below each', () => {
  expect(groupsMatching('PCI DSS', /^Requirement \d+$/)).toHaveLength(12);
  expect(factsOf('PCI DSS')).toHaveLength(63);
});

it('holds the 18 CIS Controls and the 153 safeguards, as many below each as there are', () => {
  const controls = groupsMatching('CIS Controls', /^CIS Control \d+$/);
  const below = controls.map(({ id }) => {
    const number = id.split(' ')[2];
    return factsOf('CIS Controls').filter((fact) => fact.id.startsWith(`${number}.`)).length;
  });
  expect(below).toEqual([5, 7, 14, 12, 6, 8, 7, 12, 7, 7, 5, 8, 11, 9, 7, 14, 9, 5]);
});

it('holds the standards of the HIPAA Security Rule, and says which specifications are required', () => {
  const standards = /^164\.3(08\(a\)\(\d\)|08\(b\)\(1\)|10\(([ad]\)\(1|[bc])\)|12\(([ace]\)\(1|[bd])\))$/;
  expect(matching('HIPAA', standards)).toHaveLength(18);
  const specifications = factsOf('HIPAA').filter(({ name }) => /\((required|addressable)\)$/.test(name));
  expect(specifications.filter(({ name }) => name.endsWith('(addressable)'))).toHaveLength(22);
});

it('holds at least 45 articles of the GDPR, none beyond the 99th', () => {
  const articles = matching('GDPR', /^Article \d+$/);
  expect(articles.length).toBeGreaterThanOrEqual(45);
  expect(articles.every(({ id }) => Number(id.split(' ')[1]) <= 99)).toBe(true);
});

it.each(knownFrameworks)('$source: each number stands once, and each cell is filled', ({ facts, groups, rules }) => {
  const ids = [...facts, ...groups].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(facts.filter(({ evidence }) => evidence.length < 4 || /[.|]$/.test(evidence))).toEqual([]);
  expect(rules.filter(({ text }) => !/^[A-Z\d].*\.$/.test(text))).toEqual([]);
  expect(facts.every(({ theme }) => themes.includes(theme))).toBe(true);
});

it.each(knownFrameworks)('$source says where its numbers come from', (framework) => {
  expect(framework.document.length).toBeGreaterThan(10);
  expect(framework.publisher.length).toBeGreaterThan(5);
  expect(framework.published).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  expect(framework.statements.length).toBeGreaterThan(0);
});
