import { describe, expect, it } from 'vitest';
import { controlFaults } from './control.ts';
import { type Call, Faults } from './faults.ts';

const put: Call = { service: 'dynamodb', operation: 'PutItem', instance: 'Shop#1' };
const get: Call = { ...put, operation: 'GetItem' };

function aCloud() {
  const done: string[] = [];
  let now = 0;
  const faults = new Faults(
    async (instance) => void done.push(`end ${instance}`),
    () => now,
  );
  const ask = (call: Call) =>
    faults.around(
      call,
      () => {
        done.push(call.operation);
        return 'ok';
      },
      ({ error }) => String(error),
    );
  const answers = async (count: number, call = put) => {
    const given: string[] = [];
    for (let number = 0; number < count; number++) given.push(await ask(call));
    return given;
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { faults, ask, answers, done, pass };
}
const down = { service: 'dynamodb', error: 'Down' } as const;

describe('a fault', () => {
  it('skips calls as configured, and counts only those that match', async () => {
    const { faults, ask } = aCloud();
    faults.add({ ...down, operation: 'PutItem', skip: 2, times: 1 });
    const answers = [];
    for (const call of [put, get, put, get, put, put]) answers.push(await ask(call));
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'Down', 'ok']);
  });

  it('applies to every so-manieth call after those it skips, as often as it says', async () => {
    const { faults, answers } = aCloud();
    faults.add({ ...down, every: 3, skip: 1, times: 2 });
    const expected = ['ok', 'ok', 'ok', 'Down', 'ok', 'ok', 'Down', 'ok', 'ok', 'ok', 'ok'];
    expect(await answers(expected.length)).toEqual(expected);
  });

  it('applies by chance, to the same calls for the same seed', async () => {
    const run = async (chance: number, seed?: number) => {
      const { faults, answers } = aCloud();
      faults.add({ ...down, chance, ...(seed !== undefined && { seed }) });
      return answers(400);
    };
    const downs = (answers: string[]) => answers.filter((answer) => answer === 'Down').length;
    const first = await run(0.25, 7);
    expect(downs(first)).toBeGreaterThan(70);
    expect(downs(first)).toBeLessThan(130);
    expect(await run(0.25, 7)).toEqual(first);
    expect(await run(0.25, 8)).not.toEqual(first);
    expect(await run(0.25)).toEqual(await run(0.25));
    expect(downs(await run(1))).toBe(400);
  });

  it('lasts for a while by the clock', async () => {
    const { faults, ask, pass } = aCloud();
    faults.add({ ...down, for_ms: 1000 });
    pass(999);
    expect(await ask(put)).toBe('Down');
    pass(1);
    expect(await ask(put)).toBe('ok');
  });

  it('that spares a call leaves it to those that were added later', async () => {
    const { faults, answers, done } = aCloud();
    faults.add({ ...down, every: 2 });
    faults.add({ ...down, error: 'Lost', when: 'after', every: 2 });
    expect(await answers(5)).toEqual(['ok', 'Down', 'Lost', 'Down', 'ok']);
    expect(done).toHaveLength(3);
  });

  it('kills at every so-manieth call', async () => {
    const { faults, answers, done } = aCloud();
    faults.add({ service: 'dynamodb', kill: true, every: 2, for_ms: 1000 });
    await answers(4);
    expect(done).toEqual(['PutItem', 'end Shop#1', 'PutItem', 'end Shop#1']);
  });

  it('affects only the calls made for one request, when it names one', async () => {
    const { faults, ask } = aCloud();
    faults.add({ ...down, request: 'first' });
    expect(await ask({ ...put, request: 'first' })).toBe('Down');
    expect(await ask({ ...put, request: 'second' })).toBe('ok');
    expect(await ask(put)).toBe('ok');
  });

  it('with kill ends the instance before or after the call is carried out', async () => {
    const { faults, ask, done } = aCloud();
    faults.add({ service: 'dynamodb', kill: true, times: 1 });
    await ask(put);
    expect(done.splice(0)).toEqual(['end Shop#1']);
    faults.add({ service: 'dynamodb', kill: true, when: 'after', times: 1 });
    await ask({ ...put, instance: undefined });
    await ask(put);
    expect(done).toEqual(['PutItem', 'PutItem', 'end Shop#1']);
  });

  it('is removed with all others, or with those of its request', async () => {
    const { faults, ask } = aCloud();
    const [first, second] = [
      { ...put, request: 'first' },
      { ...put, request: 'second' },
    ];
    faults.add({ ...down, request: 'first' });
    faults.add({ ...down, request: 'second' });
    faults.clear('first');
    expect([await ask(first), await ask(second)]).toEqual(['ok', 'Down']);
    faults.clear();
    expect(await ask(second)).toBe('ok');
  });
});

describe('the record of calls', () => {
  it('returns the calls after a mark, and nothing unless recording', async () => {
    const { faults, ask } = aCloud();
    await ask(put);
    expect(faults.callsAfter(0)).toEqual({ mark: 0, calls: [] });
    faults.record(true);
    await ask(put);
    const { mark } = faults.callsAfter(0);
    await ask({ ...get, instance: undefined, request: 'first' });
    expect(faults.callsAfter(mark)).toEqual({
      mark: 2,
      calls: [{ service: 'dynamodb', operation: 'GetItem', function: undefined, request: 'first' }],
    });
  });

  it('keeps the newest thousand', async () => {
    const { faults, ask } = aCloud();
    faults.record(true);
    for (let n = 0; n < 1005; n++) await ask(n < 5 ? put : get);
    const { mark, calls } = faults.callsAfter(0);
    expect([mark, calls.length, calls[0]?.operation]).toEqual([1005, 1000, 'GetItem']);
    expect(faults.callsAfter(1004).calls).toHaveLength(1);
  });
});

describe('the control of faults', () => {
  const refusal = (input: unknown) => {
    try {
      controlFaults(new Faults(), input);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    [{ ...down, tims: 3 }, /tims/],
    [{ ...down, times: '3' }, /^times: .*number/],
    [{ ...down, skip: -1 }, /^skip: /],
    [{ ...down, every: 0 }, /^every: /],
    [{ ...down, chance: 0 }, /^chance: /],
    [{ ...down, chance: 1.1 }, /^chance: /],
    [{ ...down, seed: 3 }, /A seed is for a chance/],
    [{ ...down, for_ms: 0 }, /^for_ms: /],
    [{ ...down, service: 'dynamo' }, /^service: .*dynamodb/],
    [{ service: 'ses' }, /^Say what happens/],
    [{ service: 'ses', answer: 'empty' }, /Only bedrock gives an answer/],
    [{ service: 'bedrock', answer: 'late' }, /^answer: /],
    [{ clear: 'yes' }, /^clear: /],
    [{ clear: true, service: 'ses' }, /service/],
    [{ record: 1 }, /^record: .*boolean/],
    [[], /object/],
    [null, /object/],
  ])('refuses %j', (input, reason) => expect(refusal(input)).toMatch(reason));

  it('accepts valid faults', () => {
    for (const input of [
      down,
      { clear: true },
      { record: true },
      { service: 'ses', kill: true, skip: 0 },
      { service: 'ses', error: 'Throttling', chance: 0.05, seed: 7, every: 2, for_ms: 60_000 },
      { service: 'bedrock', answer: 'cut' },
    ])
      expect(refusal(input)).toBeUndefined();
  });
});
