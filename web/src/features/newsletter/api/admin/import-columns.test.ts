import { describe, expect, it } from 'vitest';
import { importColumns } from './import-columns.ts';

describe('the columns of a file of subscribers', () => {
  it('have their names and an example; those of addresses and interests are found', () => {
    const header = ['Name', 'Contact', '', 'Topics'];
    const found = importColumns({ header, rows: [['Ann', 'ann@example.test', '', 'Compliance']] });
    expect(found).toMatchObject({ email: '1', topics: '3' });
    expect(found.columns.map(({ label }) => label)).toEqual([
      ...['Name (Ann)', 'Contact (ann@example.test)', 'Column 3', 'Topics (Compliance)'],
    ]);
  });

  it('are known by name where the first row has no address', () =>
    expect(importColumns({ header: ['Name', 'E-mail'], rows: [] })).toMatchObject({ email: '1', topics: '' }));

  it('have no names in a file without a header', () => {
    const found = importColumns({ header: ['ann@example.test', 'Ann'], rows: [] });
    expect(found).toMatchObject({ email: '0', topics: '' });
    expect(found.columns.map(({ label }) => label)).toEqual(['Column 1 (ann@example.test)', 'Column 2 (Ann)']);
  });

  it('may be such that none seems to have addresses', () =>
    expect(importColumns({ header: ['Name'], rows: [['Ann']] }).email).toBe(''));
});
