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
    const text = report('On Monday.', [load, pages]);
    expect(text).toContain('on what.\n\n1 of 2 budgets met.\n\n## Under load\n\nBy hand. On Monday.\n');
    expect(text).toContain('| p99 | 30 ms | <= 20 ms | **not met** |\n\n## Pages\n');
    expect(text.endsWith('| score | 99 | >= 95 | met |\n| size | 12 KB |  |  |\n')).toBe(true);
  });

  it('has the picture of a section under its table', () => {
    const drawn = { ...load, picture: '```text\n█\n```' };
    expect(report('On Monday.', [drawn, pages])).toContain('| **not met** |\n\n```text\n█\n```\n\n## Pages\n');
    expect(withSection(report('On Monday.', [drawn]), 'On Monday.', load)).toBe(report('On Monday.', [load]));
  });

  it('takes a section that was measured anew in its place, and counts again', () => {
    const faster = { ...load, rows: [atMost('p99', 10, 20, 'ms')] };
    const before = report('On Monday.', [load, pages]);
    const after = withSection(before, 'On Friday.', faster);
    expect(after).toContain('2 of 2 budgets met');
    expect(after).toContain('By hand. On Friday.\n');
    expect(after).toContain('In a browser. On Monday.\n');
    expect(after.indexOf('## Under load')).toBeLessThan(after.indexOf('## Pages'));
    expect(withSection(before, 'On Monday.', load)).toBe(before);
  });

  it('takes a new section at its end', () => {
    const before = report('On Monday.', [load]);
    expect(withSection(before, 'On Monday.', pages)).toBe(report('On Monday.', [load, pages]));
  });
});
