import { describe, expect, it } from 'vitest';
import { controlFaults } from './control.ts';
import { type Call, Faults } from './faults.ts';

const put: Call = { service: 'dynamodb', operation: 'PutItem', instance: 'Shop#1' };
const get: Call = { ...put, operation: 'GetItem' };

function aCloud() {
  const done: string[] = [];
  const faults = new Faults(async (instance) => void done.push(`end ${instance}`));
  const ask = (call: Call) =>
    faults.around(
      call,
      () => {
        done.push(call.operation);
        return 'ok';
      },
      ({ error }) => String(error),
    );
  return { faults, ask, done };
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
      { service: 'bedrock', answer: 'cut' },
    ])
      expect(refusal(input)).toBeUndefined();
  });
});
