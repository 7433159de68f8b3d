import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownFrameworks } from './facts.ts';
import { identifiersIn, unknownIdentifiers } from './identifiers.ts';

it.each([
  ['ISO 27001', 'A.5.15, A.8.34 and clause 6.1.3 hold.', 'A.5.38, A.9.2.3 and Clause 11 do not.', 3],
  ['NIST CSF', 'PR.AA and GV.SC-07 hold.', 'PR.AC-1, ID.AM-06 and GV.ZZ do not.', 3],
  ['NIST RMF', 'AC-2, SI-4(5) and Task P-11 hold.', 'AC-26, SA-12, RA-11 and Task C-9 do not.', 4],
  ['SOC 2', 'CC6.1, A1.3 and P8.1 hold.', 'CC6.9, CC10.1 and P9.1 do not.', 3],
  ['GDPR', 'Article 32(1) and Art. 5 hold.', 'Article 100 and Article 0 do not.', 2],
  ['HIPAA', '164.312(a)(1), 164.308(a)(1)(ii)(A), 164.524(b)(2).', '164.308(a)(9) and 164.599 do not.', 2],
  ['PCI DSS', 'Requirement 8, Requirement 12.10.7, Requirement 9.5.1.2.', 'Requirement 13, Requirement 7.4.', 2],
  ['CIS Controls', 'CIS Control 5, CIS Safeguard 16.14 and safeguard 5.3.', 'CIS Control 19, Safeguard 5.7.', 2],
  ['SOX', 'Section 404 and section 302 hold.', 'Section 410 and section 1201 do not, nor does section 400.', 3],
  ['CCPA', '1798.105 and 1798.199.55 hold.', '1798.107 and 1798.199.57 do not.', 2],
])('%s: says which numbers exist', (source, good, bad, unknown) => {
  expect(unknownIdentifiers(good, source)).toEqual([]);
  expect(unknownIdentifiers(bad, source)).toHaveLength(unknown);
});

it('finds numbers where they stand, in their order', () => {
  expect(identifiersIn('First Art. 33, then Article 34.', 'GDPR').map(({ id, at }) => [id, at])).toEqual([
    ['Article 33', 6],
    ['Article 34', 20],
  ]);
});

it('is silent on numbers that another framework may mean', () => {
  const other = 'Article 140 of the treaty, Section 999, Requirement 44, A.9.9.9, XB-12, AC-99 and clause 77.';
  expect(identifiersIn(other, 'NIST CSF')).toEqual([]);
});

it('reports what can only be one framework in any book', () => {
  expect(unknownIdentifiers('See CC9.9, PR.XX-01 and 164.999.', 'GDPR')).toEqual(['CC9.9', 'PR.XX-01', '164.999']);
});

it.each(knownFrameworks)('recognizes what the fact base holds of $source', ({ source, facts, groups }) => {
  const named = facts.filter(({ id }) => !/^(ITGC|Close|Deficiency|Principle|\d+\.\d+$)/.test(id));
  const text = [...named, ...groups].map(({ id }) => id).join('; ');
  expect(unknownIdentifiers(text, source)).toEqual([]);
});

it.each(knownFrameworks)('recognizes what the sentences on $source name', ({ source, rules, groups, facts }) => {
  const sentences = [...rules.map(({ text }) => text), ...groups.map(({ about }) => about)];
  const cells = facts.flatMap(({ name, evidence }) => [name, evidence]);
  expect(unknownIdentifiers([...sentences, ...cells].join('\n'), source)).toEqual([]);
});

it('takes linear time on hostile text', () => {
  const hostile = ['Requirement 1.', 'A.1', '164.308(a', 'CIS Control ', '1798.', 'PR.', 'clause 1.'].map((part) =>
    part.repeat(40_000),
  );
  const before = process.cpuUsage();
  for (const text of hostile) identifiersIn(text, 'PCI DSS');
  for (const text of hostile) identifiersIn(text, 'HIPAA');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
});

/** Numbers that the shop's own books name and the fact base does not: those of older editions, named as such. */
const older = [
  'PR.AC',
  'PR.DS-5',
  'PR.DS-05',
  'ID.AM-1',
  'PR.IP',
  'PR.PT',
  'ID.SC',
  'ID.BE',
  'ID.GV',
  'ID.RM',
  'DE.DP',
  'RS.IM',
  'RC.IM',
  'A.9.2.3',
  'Clause 8.2.2',
];
const folder = new URL('../../../scripts/seed/ebooks/', import.meta.url);
it.each(globSync('**/*.md', { cwd: folder }))('agrees with the shop: %s', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const source = /^regulatory_source: (.*)$/m.exec(text)?.[1] ?? '';
  const unknown = unknownIdentifiers(text, source);
  expect(unknown.filter((id) => !older.some((old) => id.startsWith(old)))).toEqual([]);
});
