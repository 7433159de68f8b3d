import { beforeEach, describe, expect, it, vi } from 'vitest';

const changeWhileUnderWay = vi.fn<(run: object, change: object) => Promise<object | undefined>>();
const findGeneration = vi.fn<(id: string) => Promise<object | undefined>>();
vi.mock('../generation.repo.ts', () => ({ changeWhileUnderWay, findGeneration }));

const { fail, sentenceOf } = await import('./fail.step.ts');
const cause = (errorMessage: string) => JSON.stringify({ errorType: 'Error', errorMessage, trace: [] });

it.each(['GenerationFailed', 'ModelThrottledError'])('what %s says is for admins', (name) => {
  expect(sentenceOf({ Error: name, Cause: cause('Try again.') })).toBe('Try again.');
});

it.each([
  ['TypeError', cause('x is not a function')],
  ['States.Timeout', ''],
  ['GenerationFailed', 'not JSON'],
])('what %s says is not: %s', (name, text) => {
  expect(sentenceOf({ Error: name, Cause: text })).toBeUndefined();
});

describe('an error that nobody expected', () => {
  const run = { generation_id: 'gen_1', attempt: 2, error: { Error: 'TypeError', Cause: cause('x is undefined') } };
  // A name that the machine does not try again.
  const alarm = { name: 'GenerationFailed', message: 'A step failed with TypeError' };
  beforeEach(() => {
    changeWhileUnderWay.mockReset().mockResolvedValue(undefined);
    findGeneration.mockReset().mockResolvedValue({ attempt: 2, status: 'failed' });
  });

  it('ends the generation and fails the execution', async () => {
    changeWhileUnderWay.mockResolvedValue({});
    await expect(fail(run)).rejects.toMatchObject(alarm);
  });

  it('fails it also in the second call, when the answer to the first was lost', async () => {
    await expect(fail(run)).rejects.toMatchObject(alarm);
  });

  it.each([[{ attempt: 2, status: 'canceled' }], [{ attempt: 3, status: 'failed' }], [undefined]])(
    'fails nothing when the generation has ended otherwise: %o',
    async (stored) => {
      findGeneration.mockResolvedValue(stored);
      await expect(fail(run)).resolves.toBeUndefined();
    },
  );

  it('is another matter than one with a sentence: that execution has done all there is', async () => {
    changeWhileUnderWay.mockResolvedValue({});
    const error = { Error: 'GenerationFailed', Cause: cause('It refused.') };
    await expect(fail({ ...run, error })).resolves.toBeUndefined();
  });
});
