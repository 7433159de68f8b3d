import { describe, expect, it } from 'vitest';
import { atLeast, atMost, type Section, withoutBudget } from './measure.ts';
import { report, withSection } from './report.ts';

const load: Section = { title: 'Under load', how: 'By hand.', rows: [atMost('p99', 30, 20, 'ms')] };
const pages: Section = {
  title: 'Pages',
  how: 'In a browser.',
  rows: [atLeast('score', 99, 95), withoutBudget('size', '12 KB')],
};

describe('the report', () => {
  it('has a table a section and counts the budgets that are met', () => {
    const text = report('A machine.', [load, pages]);
    expect(text).toContain('do not edit. A machine.\n\n1 of 2 budgets met.\n\n## Under load\n\nBy hand.\n');
    expect(text).toContain('| p99 | 30 ms | <= 20 ms | **not met** |\n\n## Pages\n');
    expect(text.endsWith('| score | 99 | >= 95 | met |\n| size | 12 KB |  |  |\n')).toBe(true);
  });

  it('has the picture of a section under its table', () => {
    const drawn = { ...load, picture: '```text\n█\n```' };
    expect(report('A machine.', [drawn, pages])).toContain('| **not met** |\n\n```text\n█\n```\n\n## Pages\n');
    expect(withSection(report('A machine.', [drawn]), 'A machine.', load)).toBe(report('A machine.', [load]));
  });

  it('takes a section that was measured anew in its place, and counts again', () => {
    const faster = { ...load, rows: [atMost('p99', 10, 20, 'ms')] };
    const before = report('A machine.', [load, pages]);
    expect(withSection(before, 'Another.', faster)).toBe(report('Another.', [faster, pages]));
    expect(withSection(before, 'A machine.', load)).toBe(before);
  });

  it('takes a new section at its end', () => {
    const before = report('A machine.', [load]);
    expect(withSection(before, 'A machine.', pages)).toBe(report('A machine.', [load, pages]));
  });
});
