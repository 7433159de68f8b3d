import { expect, it } from 'vitest';
import type { StoredGeneration } from './generation.repo.ts';
import { toDetail, toGeneration } from './generation.view.ts';

const stored: StoredGeneration = {
  ...{ id: 'gen_1', ebook_id: 'ebk_1', topic: 'Logs', regulatory_source: 'General', difficulty_level: 'beginner' },
  ...{ custom_instructions: '', price: 2950, status: 'running', step: 'sections', attempt: 1, titles: ['A', 'B'] },
  ...{ sections_done: 1, words: 700, input_tokens: 1_000_001, output_tokens: 333, log: [] },
  ...{ actor_id: 'usr_1', by: 'Sam', created_at: '2026-01-01T00:00:00.000Z', ttl: 1 },
};
const prices = { input: 3.3, output: 16.5 };

it('costs what its tokens cost', () => {
  // 1,000,001 × 3.3 + 333 × 16.5 millionths of a dollar are 3,305,497.8.
  expect(toGeneration({ ...stored, prices }).cost).toBe(3.305498);
  expect(toGeneration(stored)).toMatchObject({ cost: 0, estimate: null });
});

it('estimates by the number of sections, once it has begun', () => {
  const [two, twelve] = [stored, { ...stored, titles: [] }].map((it) => toGeneration({ ...it, prices }).estimate ?? 0);
  expect(two).toBeGreaterThan(0);
  expect(twelve).toBeGreaterThan(two ?? 0);
});

it('has a number of sections once there is an outline', () => {
  expect(toGeneration(stored).sections_total).toBe(2);
  expect(toGeneration({ ...stored, titles: [] }).sections_total).toBeNull();
});

it('shows neither who asked by id nor when it is forgotten', () => {
  const shown = toDetail(
    { ...stored, receipts: ['r1'] },
    { words: new Map([[1, 700]]), remarks: [], rewrites: new Map() },
  );
  expect(shown.sections).toEqual([
    { title: 'A', words: null, rewrite: null },
    { title: 'B', words: 700, rewrite: null },
  ]);
  expect(Object.keys(shown).filter((name) => /actor|ttl|prices|model|titles|receipts/.test(name))).toEqual([]);
});
