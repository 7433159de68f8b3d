import { beforeEach, expect, it, vi } from 'vitest';
import { conflict, unavailable } from '#lib/errors.ts';

const [findGeneration, findRewrite, endWriting, findTexts, sectionToRewrite] = [
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
];
vi.mock('../generation.repo.ts', () => ({ findGeneration }));
vi.mock('./rewrite.repo.ts', () => ({ findRewrite, endWriting }));
vi.mock('./rewrite-texts.ts', () => ({ findTexts, keepTexts: vi.fn() }));
vi.mock('./section-now.ts', () => ({ sectionToRewrite }));

const { rewrite } = await import('./rewrite.step.ts');
const run = { generation_id: 'gen_1', position: 2, number: 3 };
beforeEach(() => {
  for (const mock of [findGeneration, findRewrite, endWriting, findTexts, sectionToRewrite]) mock.mockReset();
  findGeneration.mockResolvedValue({ id: 'gen_1', titles: ['One', 'Two', 'Three'], regulatory_source: 'SOX' });
  findRewrite.mockResolvedValue({ ...run, status: 'writing', instruction: 'Shorter' });
});

it('the remarks on a new text are on its own section', async () => {
  findTexts.mockResolvedValue({ before: 'Old.', after: 'Only a few words.', excerpts: [] });
  await rewrite(run);
  const remarks = [expect.objectContaining({ code: 'too_short', section: 2 })];
  expect(endWriting).toHaveBeenCalledWith(run, expect.objectContaining({ status: 'ready', words: 4, remarks }));
});

it('what has become of the ebook ends it for good; a store that is away is waited for', async () => {
  const detail = 'The ebook has no section of this title any more.';
  sectionToRewrite.mockRejectedValue(conflict(detail));
  await expect(rewrite(run)).rejects.toMatchObject({ name: 'GenerationFailed', message: detail });
  const away = unavailable('Away', 5);
  sectionToRewrite.mockRejectedValue(away);
  await expect(rewrite(run)).rejects.toBe(away);
});

it.each([[{ number: 4, status: 'writing' }], [{ number: 3, status: 'discarded' }]])(
  'nothing is done once it is decided or asked for again: %o',
  async (stored) => {
    findRewrite.mockResolvedValue({ ...run, ...stored });
    await rewrite(run);
    expect(findTexts).not.toHaveBeenCalled();
    expect(endWriting).not.toHaveBeenCalled();
  },
);
