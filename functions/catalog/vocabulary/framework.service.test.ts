import { expect, it, vi } from 'vitest';
import { frameworkUses } from './framework.service.ts';

/** A shelf with so many ebooks of each framework. */
vi.mock('../snapshot/snapshot.source.ts', () => {
  const source = (counts: object) => ({ refreshed: async () => ({ counts: () => Object.entries(counts) }) });
  return { published: source({ 'SOC 2': 2, GDPR: 1 }), drafts: source({ 'SOC 2': 1, HIPAA: 4 }) };
});

it('ebooks name a framework whether they are published or drafts', async () => {
  expect(Object.fromEntries(await frameworkUses())).toEqual({ 'SOC 2': 3, GDPR: 1, HIPAA: 4 });
});
