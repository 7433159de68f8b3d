import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { logger } from '#lib/logger.ts';
import { ask } from '#lib/model/ask.ts';
import { ModelError, type ModelErrorName } from '#lib/model/errors.ts';
import { onTable } from '#lib/testing/table.ts';
import { SectionTask } from '#shared/generation/task.ts';

/* What was paid for is used and counted, on the real table. */

const store = vi.hoisted(() => ({ objects: new Map<string, string>(), isAway: false }));
vi.mock('#lib/aws/objects.ts', () => ({
  getText: async (key: string) => store.objects.get(key),
  putObject: async (key: string, body: string) => {
    if (store.isAway) throw new Error('The store is away');
    store.objects.set(key, body);
  },
}));
vi.mock('#lib/model/ask.ts', () => ({ ask: vi.fn() }));

const table = onTable(async () => ({
  ...(await import('./asking.ts')),
  ...(await import('../generation.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
  ...(await import('#lib/table/client.ts')),
}));

const Section = z.object({ markdown: z.string() });
const section = { markdown: 'Logs are kept.' };
const usage = { inputTokens: 100, outputTokens: 50 };
const asking = vi.mocked(ask);
let id: string;
let run = 0;

beforeEach(async () => {
  id = `gen_${run++}`;
  store.isAway = false;
  asking.mockReset().mockResolvedValue({ value: section, usage });
  vi.spyOn(logger, 'warn').mockReturnValue();
  await table.transact([
    table.newGenerationItem({
      ...{ id, ebook_id: 'ebk_1', topic: 'Logs', regulatory_source: 'General', difficulty_level: 'beginner' },
      ...{ custom_instructions: '', price: 2950, status: 'running', step: 'sections', attempt: 1, titles: ['A'] },
      ...{ sections_done: 0, words: 0, input_tokens: 0, output_tokens: 0, log: [] },
      ...{ actor_id: 'usr_1', by: 'Sam', created_at: '2026-01-01T00:00:00.000Z', ttl: 2_000_000_000 },
    }),
  ]);
});

const stored = async () => (await table.findGeneration(id)) ?? expect.fail('no generation');
const task = (instruction?: string) =>
  SectionTask.parse({
    ...{ kind: 'section', position: 0, titles: ['A'], excerpts: [], instruction },
    book: {
      title: 'Logs',
      topic: 'Logs',
      regulatory_source: 'General',
      difficulty_level: 'beginner',
      custom_instructions: '',
    },
    section: { title: 'A', purpose: 'To know', key_points: ['Why', 'How'], words: 900 },
  });
const answer = async (instruction?: string, attempt = 1) =>
  table.answerTo({ ...(await stored()), attempt }, 'section-0', task(instruction), Section);
const counted = async () => (await stored()).input_tokens;

/** The next write of the table fails; it may have been carried out. */
function awayOnce(isCarriedOut = false): void {
  const send = table.documents.send.bind(table.documents) as (command: unknown) => Promise<unknown>;
  const failing = async (command: { readonly input: object }) => {
    if (!('UpdateExpression' in command.input)) return send(command);
    vi.mocked(table.documents.send).mockRestore();
    if (isCarriedOut) await send(command);
    throw Object.assign(new Error('The table is away'), { name: 'InternalServerError' });
  };
  vi.spyOn(table.documents, 'send').mockImplementation(failing as never);
}
const fails = (name: ModelErrorName) => asking.mockRejectedValueOnce(new ModelError(name, usage));

it('an answer is counted and given', async () => {
  expect(await answer()).toEqual(section);
  expect(await stored()).toMatchObject({ input_tokens: 100, output_tokens: 50 });
});

it.each([false, true])(
  'an answer whose tokens could not be counted is used, and counted once (written: %s)',
  async (was) => {
    awayOnce(was);
    await expect(answer()).rejects.toThrow('The table is away');
    expect(await answer()).toEqual(section);
    expect(await answer()).toEqual(section);
    expect(asking).toHaveBeenCalledTimes(1);
    expect(await counted()).toBe(100);
  },
);

it('a failure that would only happen again is not paid for again by the same attempt, but by the next', async () => {
  fails('ModelRefusedError');
  awayOnce();
  await expect(answer()).rejects.toThrow('The table is away');
  await expect(answer()).rejects.toMatchObject({
    name: 'GenerationFailed',
    message: expect.stringContaining('refused'),
  });
  expect([asking.mock.calls.length, await counted()]).toEqual([1, 100]);
  expect(await answer(undefined, 2)).toEqual(section);
  expect(await counted()).toBe(200);
});

it('a failure that may pass is asked about again, and both count', async () => {
  fails('ModelThrottledError');
  awayOnce();
  await expect(answer()).rejects.toThrow('The table is away');
  expect(await answer()).toEqual(section);
  expect([asking.mock.calls.length, await counted()]).toEqual([2, 200]);
});

it('a failure without tokens leaves nothing', async () => {
  asking.mockRejectedValueOnce(new ModelError('ModelThrottledError'));
  await expect(answer()).rejects.toMatchObject({ name: 'ModelThrottledError' });
  expect([[...store.objects.keys()].filter((key) => key.includes(`${id}/`)), await counted()]).toEqual([[], 0]);
});

it('another question under the same name has an answer of its own; the earlier one still counts', async () => {
  awayOnce();
  await expect(answer()).rejects.toThrow('The table is away');
  asking.mockResolvedValueOnce({ value: { markdown: 'Shorter.' }, usage });
  expect(await answer('Shorter, please')).toEqual({ markdown: 'Shorter.' });
  expect(await counted()).toBe(200);
});

it('an answer that cannot be kept is used and counted all the same', async () => {
  store.isAway = true;
  expect(await answer()).toEqual(section);
  expect(await counted()).toBe(100);
});

it('nothing is counted for a generation that is forgotten', async () => {
  await table.addTokens('gen_none', 'r1', usage);
  expect(await table.findGeneration('gen_none')).toBeUndefined();
});
