import { expect, it, vi } from 'vitest';
import type { StoredGeneration } from '../generation.repo.ts';

const getText = vi.fn<(key: string) => Promise<string | undefined>>();
vi.mock('#lib/aws/objects.ts', () => ({ getText, objectSize: vi.fn(), putObject: vi.fn() }));

const { excerptsAbout } = await import('./training-texts.ts');
const generation = { id: 'gen_1', training_files: ['upl_1', 'upl_2'] } as StoredGeneration;

it('many short passages are cut to as many as a task of the model may have', async () => {
  const chunks = Array.from({ length: 30 }, (_, at) => ({ file: 'a.pdf', page: at + 1, text: `Access rule ${at}` }));
  getText.mockImplementation(async (key) => (key.endsWith('/0.json') ? JSON.stringify(chunks) : undefined));
  const found = await excerptsAbout(generation, 'access rule');
  expect(found).toHaveLength(20);
  expect(found[0]).toEqual({ file: 'a.pdf', page: expect.any(Number), text: expect.stringMatching(/^Access rule/) });
  expect(await excerptsAbout(generation, 'weather')).toEqual([]);
});
