import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { localModels } from '#infra/models.ts';
import { type ConverseAnswer, type ConverseRequest, type LocalModel, serveModel } from '#scripts/local/client.ts';
import { logger } from '../logger.ts';
import { ask, type Question } from './ask.ts';
import { modelSettings } from './settings.ts';

vi.mock('../aws/limits.ts', () => ({ limits: { model: { connect: 500, answer: 500, attempts: 1 } } }));
vi.mock('./settings.ts', () => ({
  modelSettings: {
    id: 'us.anthropic.claude-sonnet-5-5',
    region: 'us-east-1',
    tokenBudget: 1000,
    toolUse: 'asked',
    thinkingTokens: 4000,
    prices: { input: 2.2, output: 11 },
  },
}));

const Outline = z.object({ title: z.string().min(3) });
const outline = { title: 'Zero trust' };
const question: Question<typeof Outline> = {
  system: 'You write books.',
  messages: [{ role: 'user', text: 'Plan a book' }],
  tool: { name: 'outline', description: 'The plan of a book', schema: Outline },
  maxTokens: 300,
};

const converse = vi.fn<LocalModel['converse']>();
let service: Awaited<ReturnType<typeof serveModel>>;

const usage = { inputTokens: 100, outputTokens: 50 };
const thought = { reasoningContent: { reasoningText: { text: 'A book, then.', signature: 'c2lnbmVk' } } };
const use = (input: unknown, toolUseId = 'use_1') => ({ toolUse: { toolUseId, name: 'outline', input } });
const uses = (...content: ConverseAnswer['content']): ConverseAnswer => ({ content, stopReason: 'tool_use', usage });
const words = (text: string): ConverseAnswer => ({ content: [thought, { text }], stopReason: 'end_turn', usage });
const requested = (index: number): ConverseRequest => converse.mock.calls[index]?.[0] as ConverseRequest;

beforeAll(async () => {
  service = await serveModel({ converse }, localModels);
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = service.url;
  process.env.AWS_ACCESS_KEY_ID ??= 'unit';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'unit';
});
afterAll(() => service.stop());
beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
  converse.mockReset().mockResolvedValue(uses(thought, use(outline)));
});
afterEach(() => {
  service.clear();
  Object.assign(modelSettings, { toolUse: 'asked' });
});

it('a model that refuses to be made to use a tool is asked to, with room for its thoughts', async () => {
  expect(await ask(question)).toEqual({ value: outline, usage });
  expect(requested(0)).toMatchObject({
    system: [{ text: question.system }, { text: expect.stringMatching(/using the tool outline, exactly once/) }],
    inferenceConfig: { maxTokens: 4300 },
    toolConfig: { toolChoice: { auto: {} } },
  });
});

it('made to use it all the same, it refuses the request', async () => {
  Object.assign(modelSettings, { toolUse: 'forced' });
  await expect(ask(question)).rejects.toMatchObject({ name: 'ModelInputError' });
  expect(converse).not.toHaveBeenCalled();
});

it('words are answered once with the wish to use the tool, thoughts and all', async () => {
  converse.mockResolvedValueOnce(words('Here is the plan: zero trust.'));
  expect(await ask(question)).toEqual({ value: outline, usage: { inputTokens: 200, outputTokens: 100 } });
  const [asked, answered, reminder] = requested(1).messages;
  expect(asked?.content).toEqual([{ text: 'Plan a book' }]);
  expect(answered).toEqual({ role: 'assistant', content: [thought, { text: 'Here is the plan: zero trust.' }] });
  expect(reminder).toEqual({ role: 'user', content: [{ text: expect.stringMatching(/using the tool outline/) }] });
});

it('words for a second time are a refusal', async () => {
  service.fault({ answer: 'refused' });
  await expect(ask(question)).rejects.toMatchObject({
    name: 'ModelRefusedError',
    usage: { inputTokens: 200, outputTokens: 100 },
  });
  expect(converse).toHaveBeenCalledTimes(2);
});

it('words after an input that did not fit are a refusal as well', async () => {
  converse.mockResolvedValueOnce(uses(use({ title: 'A' }))).mockResolvedValueOnce(words('I would rather not.'));
  await expect(ask(question)).rejects.toMatchObject({ name: 'ModelRefusedError' });
});

it('each use of the tool has its result, and blank text is not sent back', async () => {
  converse.mockResolvedValueOnce(uses(thought, { text: ' ' }, use({ title: 'A' }), use({ title: 'B' }, 'use_2')));
  expect((await ask(question)).value).toEqual(outline);
  const [, answered, correction] = requested(1).messages;
  expect(answered?.content).toEqual([thought, use({ title: 'A' }), use({ title: 'B' }, 'use_2')]);
  expect(correction?.content).toEqual(
    ['use_1', 'use_2'].map((toolUseId) => ({
      toolResult: { toolUseId, status: 'error', content: [{ text: expect.stringContaining('- title: ') }] },
    })),
  );
});

it('an empty answer stays one, also after thoughts', async () => {
  converse.mockResolvedValueOnce({ content: [thought], stopReason: 'end_turn', usage });
  await expect(ask(question)).rejects.toMatchObject({ name: 'ModelEmptyAnswerError' });
  expect(converse).toHaveBeenCalledTimes(1);
});

it('thoughts must be within the budget', async () => {
  await expect(ask({ ...question, left: 4300 })).rejects.toMatchObject({ name: 'BudgetSpentError' });
  expect(converse).not.toHaveBeenCalled();
});
