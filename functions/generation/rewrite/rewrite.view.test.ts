import { expect, it } from 'vitest';
import type { StoredRewrite } from './rewrite.repo.ts';
import { remarksNow, toRewrite } from './rewrite.view.ts';

const remark = (section: number, excerpt: string) => ({
  ...{ code: 'chatter' as const, section, excerpt, sentence: 'The model talks to you here.' },
});
const stored: StoredRewrite = {
  ...{ generation_id: 'gen_1', position: 1, number: 1, status: 'ready', instruction: 'Shorter', by: 'Sam', ttl: 1 },
  ...{ created_at: '2026-01-01T00:00:00.000Z', remarks: [remark(1, 'new')] },
};
const excerpts = (rewrite: StoredRewrite) =>
  remarksNow([remark(0, 'first'), remark(1, 'old'), remark(2, 'last')], new Map([[1, rewrite]])).map(
    ({ excerpt }) => excerpt,
  );

it("the review's remarks count until another text is accepted, then what was remarked on that", () => {
  expect(excerpts(stored)).toEqual(['first', 'old', 'last']);
  expect(excerpts({ ...stored, accepted_remarks: [remark(1, 'new')] })).toEqual(['first', 'new', 'last']);
  expect(excerpts({ ...stored, accepted_remarks: [] })).toEqual(['first', 'last']);
});

it('shows neither when it is forgotten nor whose it is', () => {
  const shown = toRewrite(stored);
  expect(shown).toMatchObject({ words: null, error: null, ended_at: null });
  expect(Object.keys(shown).filter((name) => /ttl|accepted|generation/.test(name))).toEqual([]);
});
