import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod';
import { localModels } from '#infra/models.ts';
import { type ConverseAnswer, type ConverseRequest, type LocalModel, serveModel } from '#scripts/local/client.ts';
import { retriableModelErrors } from '#shared/kernel/model.ts';
import { logger } from '../logger.ts';
import { ask, type Question } from './ask.ts';
import { modelSettings } from './settings.ts';

vi.mock('../aws/limits.ts', () => ({ limits: { model: { connect: 500, answer: 500, attempts: 1 } } }));

const Outline = z.object({ title: z.string().min(3), sections: z.array(z.object({ words: z.int() })) });
const outline = { title: 'Zero trust', sections: [{ words: 900 }] };
const question: Question<typeof Outline> = {
  system: 'You write books.',
  messages: [{ role: 'user', text: 'Plan a book about SECRET-TOPIC' }],
  tool: { name: 'outline', description: 'The plan of a book', schema: Outline },
  maxTokens: 300,
};

const converse = vi.fn<LocalModel['converse']>();
let info: MockInstance<typeof logger.info>;
let failed: MockInstance<typeof logger.error>;
let service: Awaited<ReturnType<typeof serveModel>>;

const uses = (input: unknown, inputTokens = 100, outputTokens = 50): ConverseAnswer => ({
  content: [{ toolUse: { toolUseId: 'use_1', name: 'outline', input } }],
  stopReason: 'tool_use',
  usage: { inputTokens, outputTokens },
});
const words = (text: string): ConverseAnswer => ({ ...uses({}), content: [{ text }], stopReason: 'end_turn' });
const requested = (index: number): ConverseRequest => converse.mock.calls[index]?.[0] as ConverseRequest;
const used = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

beforeAll(async () => {
  service = await serveModel({ converse }, localModels);
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = service.url;
  process.env.AWS_ACCESS_KEY_ID ??= 'unit';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'unit';
});
afterAll(() => service.stop());
beforeEach(() => {
  converse.mockReset().mockResolvedValue(uses(outline));
  info = vi.spyOn(logger, 'info').mockReturnValue();
  failed = vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => service.clear());

describe('an answer', () => {
  it('is the input of the tool that the model has to use', async () => {
    expect(await ask(question)).toEqual({ value: outline, usage: used(100, 50) });
    expect(requested(0)).toMatchObject({
      modelId: modelSettings.id,
      system: [{ text: question.system }],
      messages: [{ role: 'user', content: [{ text: question.messages[0]?.text }] }],
      inferenceConfig: { maxTokens: 300 },
      toolConfig: {
        tools: [
          {
            toolSpec: {
              name: 'outline',
              description: 'The plan of a book',
              inputSchema: { json: { type: 'object', properties: { title: { type: 'string', minLength: 3 } } } },
            },
          },
        ],
        toolChoice: { tool: { name: 'outline' } },
      },
    });
  });

  it('keeps what is longer than one conversation', async () => {
    const messages = [...question.messages, { role: 'assistant', text: 'Which one?' }, { role: 'user', text: 'Both' }];
    await ask({ ...question, messages: messages as Question<typeof Outline>['messages'] });
    expect(requested(0).messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  });

  it('is parsed: defaults are filled in', async () => {
    const schema = Outline.extend({ level: z.enum(['beginner']).default('beginner') });
    expect((await ask({ ...question, tool: { ...question.tool, schema } })).value.level).toBe('beginner');
  });

  it('is refused with a line in the log that says why, if the operator can do something about it', async () => {
    service.fault({ error: 'AccessDeniedException' });
    await expect(ask(question)).rejects.toMatchObject({ name: 'ModelAccessError' });
    const error = expect.objectContaining({ name: 'AccessDeniedException' });
    expect(failed.mock.calls).toEqual([['language model cannot be asked', { model: modelSettings.id, error }]]);
  });

  it('leaves counts and times in the log, and nothing that was said', async () => {
    await ask(question);
    const logged = expect.objectContaining({ tool: 'outline', stopReason: 'tool_use', ...used(100, 50) });
    expect(info.mock.calls).toEqual([['model answered', logged]]);
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/SECRET-TOPIC|Zero trust|You write/);
  });
});

describe('an answer that does not fit', () => {
  it('is sent back once, with what is wrong with it', async () => {
    converse.mockResolvedValueOnce(uses({ title: 'A', sections: [{ words: 'many' }] }));
    expect(await ask(question)).toEqual({ value: outline, usage: used(200, 100) });
    const [, answered, correction] = requested(1).messages;
    expect(answered?.content).toEqual([
      { toolUse: { toolUseId: 'use_1', name: 'outline', input: { title: 'A', sections: [{ words: 'many' }] } } },
    ]);
    expect(correction?.content).toEqual([
      {
        toolResult: {
          toolUseId: 'use_1',
          status: 'error',
          content: [{ text: expect.stringMatching(/- title: .+3.+\n- sections\.0\.words: .+number/) }],
        },
      },
    ]);
  });

  it.each(['malformed_model_output', 'malformed_tool_use'] as const)(
    'is asked for again when it could not be read at all: %s',
    async (stopReason) => {
      converse.mockResolvedValueOnce({ ...words('{"title":'), stopReason });
      expect(await ask(question)).toEqual({ value: outline, usage: used(200, 100) });
      expect(requested(1).messages).toHaveLength(1);
      expect(JSON.stringify(requested(1).messages)).toContain('not valid JSON');
    },
  );

  it('is refused when the second does not fit either', async () => {
    service.fault({ answer: 'malformed' });
    await expect(ask(question)).rejects.toMatchObject({
      name: 'ModelAnswerError',
      message: expect.stringContaining('not even after it was asked to correct it'),
      usage: used(200, 100),
    });
    expect(converse).toHaveBeenCalledTimes(2);
  });

  it('costs what it cost also when the correction fails otherwise', async () => {
    service.fault({ answer: 'malformed', times: 1 });
    service.fault({ error: 'ThrottlingException', skip: 0, times: 1 });
    await expect(ask(question)).rejects.toMatchObject({ name: 'ModelThrottledError', usage: used(100, 50) });
  });
});

describe('a failure has a name and a sentence', () => {
  it.each([
    ['refused', 'ModelRefusedError', /refused to write this/],
    ['filtered', 'ModelRefusedError', /refused to write this/],
    ['empty', 'ModelEmptyAnswerError', /empty answer/],
    ['half', 'ModelHalfAnswerError', /too long and broke off/],
  ] as const)('%s', async (answer, name, message) => {
    service.fault({ answer });
    const failure = { name, message: expect.stringMatching(message), usage: used(100, 50) };
    await expect(ask(question)).rejects.toMatchObject(failure);
    expect(converse).toHaveBeenCalledTimes(1);
    expect(retriableModelErrors).not.toContain(name);
  });

  it.each([
    ['ThrottlingException', 'ModelThrottledError'],
    ['ServiceQuotaExceededException', 'ModelThrottledError'],
    ['ModelTimeoutException', 'ModelTimeoutError'],
    ['ModelErrorException', 'ModelUnavailableError'],
    ['ServiceUnavailableException', 'ModelUnavailableError'],
    ['InternalServerException', 'ModelUnavailableError'],
  ])('%s may succeed later', async (error, name) => {
    service.fault({ error });
    await expect(ask(question)).rejects.toMatchObject({ name, usage: used(0, 0) });
    expect(retriableModelErrors).toContain(name);
  });

  it.each([
    ['AccessDeniedException', 'ModelAccessError'],
    ['ResourceNotFoundException', 'ModelAccessError'],
    ['ValidationException', 'ModelInputError'],
  ])('%s does not', async (error, name) => {
    service.fault({ error });
    await expect(ask(question)).rejects.toMatchObject({ name });
    expect(retriableModelErrors).not.toContain(name);
  });

  it('a connection that breaks, before or within the answer, may hold later', async () => {
    service.fault({ answer: 'cut' });
    await expect(ask(question)).rejects.toMatchObject({ name: 'ModelUnavailableError' });
  });

  it('a model that does not answer in time may be faster later', async () => {
    service.fault({ delay: 5000 });
    await expect(ask(question)).rejects.toMatchObject({ name: 'ModelTimeoutError' });
  });

  it('says nothing of what Bedrock says, and a question that is wrong on our side stays a defect', async () => {
    service.fault({ error: 'ValidationException' });
    await expect(ask(question)).rejects.not.toHaveProperty('message', expect.stringContaining('Injected'));
    const schema = z.object({ at: z.date() });
    await expect(ask({ ...question, tool: { ...question.tool, schema } })).rejects.not.toHaveProperty('usage');
  });
});

describe('a budget', () => {
  it('must cover the request with the longest answer, or nothing is asked', async () => {
    await expect(ask({ ...question, left: 310 })).rejects.toMatchObject({
      name: 'BudgetSpentError',
      usage: used(0, 0),
    });
    expect(converse).not.toHaveBeenCalled();
    await ask({ ...question, left: 1000 });
  });

  it('must cover the correction as well, after what the first answer used', async () => {
    service.fault({ answer: 'malformed', times: 1 });
    const answer = ask({ ...question, left: 700 });
    await expect(answer).rejects.toMatchObject({ name: 'BudgetSpentError', usage: used(100, 50) });
    expect(converse).toHaveBeenCalledTimes(1);
  });
});
