import { beforeEach, expect, it, vi } from 'vitest';
import type { NewDraft } from '#functions/catalog/public.ts';
import type { StoredGeneration } from '../generation.repo.ts';

/* The last steps: cover, files and draft of one and the same book. */

const catalogue = {
  drawDraftCover: vi.fn(async (_draft: NewDraft) => {}),
  makeDraftFiles: vi.fn(async (_draft: NewDraft) => {}),
  addDraft: vi.fn(async (_draft: NewDraft, _writer: object) => {}),
};
vi.mock('#functions/catalog/public.ts', () => catalogue);
const generation = {
  ...{ id: 'gen_1', ebook_id: 'ebk_1', price: 2950, regulatory_source: 'SOX', difficulty_level: 'advanced' },
  ...{ actor_id: 'usr_1', by: 'Sam' },
} as StoredGeneration;
const begin = vi.fn(async (_run: object, _step: string, _sentence: string) => generation);
const change = vi.fn();
vi.mock('./run.ts', () => ({ begin, change }));
vi.mock('../text/texts.ts', () => ({
  outlineOf: async () => ({ title: 'What an auditor\'s "proof" is', description: "It's for those who test." }),
  bookOf: async (id: string) => `The text of ${id}`,
}));

const run = { generation_id: 'gen_1', attempt: 1 };
const book = {
  ...{ id: 'ebk_1', title: 'What an auditor’s “proof” is', description: 'It’s for those who test.' },
  ...{ content: 'The text of gen_1', price: 2950, regulatory_source: 'SOX', difficulty_level: 'Advanced' },
  ...{ industry: '', tags: [], category: 'Framework' },
};
beforeEach(() => vi.clearAllMocks());

it('the cover of the book is drawn', async () => {
  const { cover } = await import('./cover.step.ts');
  await cover(run);
  expect(begin).toHaveBeenCalledWith(run, 'cover', 'The cover is being drawn');
  expect(catalogue.drawDraftCover).toHaveBeenCalledExactlyOnceWith(book);
});

it('its files are made', async () => {
  const { typeset } = await import('./typeset.step.ts');
  await typeset(run);
  expect(begin).toHaveBeenCalledWith(run, 'typeset', 'The files are being made');
  expect(catalogue.makeDraftFiles).toHaveBeenCalledExactlyOnceWith(book);
});

it('it is added in the name of whoever asked for it, before the generation ends', async () => {
  const { draft } = await import('./draft.step.ts');
  catalogue.addDraft.mockImplementationOnce(async () => expect(change).not.toHaveBeenCalled());
  await draft(run);
  expect(catalogue.addDraft).toHaveBeenCalledExactlyOnceWith(book, { id: 'usr_1', name: 'Sam' });
  expect(change.mock.calls).toMatchObject([[run, { set: { status: 'completed' }, sentence: 'The draft is ready' }]]);
});

it('nothing is made for a run that is over', async () => {
  begin.mockRejectedValue(new Error('over'));
  const steps = await Promise.all([import('./cover.step.ts'), import('./typeset.step.ts'), import('./draft.step.ts')]);
  const [{ cover }, { typeset }, { draft }] = steps;
  for (const step of [cover, typeset, draft]) await expect(step(run)).rejects.toThrow('over');
  for (const made of Object.values(catalogue)) expect(made).not.toHaveBeenCalled();
});
