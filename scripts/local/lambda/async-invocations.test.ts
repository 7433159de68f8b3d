import { expect, it } from 'vitest';
import { MovableClock } from '../platform/clock.ts';
import { AsyncInvocations, type AsyncTarget, Deliveries } from './async-invocations.ts';
import { Throttled } from './concurrency.ts';
import { FunctionError } from './function-instance.ts';

/** A function that ends with these errors one after the other, and then well. */
function queueFor(errors: readonly Error[], change: Partial<AsyncTarget> = {}) {
  const clock = new MovableClock();
  const deliveries = new Deliveries();
  const queue = new AsyncInvocations(clock, deliveries, () => undefined);
  const left = [...errors];
  const heard: unknown[] = [];
  const failures: Record<string, unknown>[] = [];
  const target: AsyncTarget = {
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:Sweep',
    invoke: async (event) => {
      heard.push(event);
      const error = left.shift();
      if (error) throw error;
    },
    retries: 2,
    maxAge: 3600,
    onFailure: (record) => failures.push(record as Record<string, unknown>),
    ...change,
  };
  const later = async (seconds: number) => {
    clock.advance(seconds * 1000);
    await queue.idle();
  };
  const invoke = (event: unknown) => queue.invoke(target, event).catch((error: Error) => error.message);
  return { queue, clock, deliveries, heard, failures, later, invoke };
}
const failed = () => new FunctionError('unhandled', 'of the function');

it('runs a function that failed again after one minute and after two more, then gives the event up', async () => {
  const { heard, failures, later, invoke } = queueFor([failed(), failed(), failed()]);
  expect(await invoke({ n: 1 })).toBe('of the function');
  await later(59);
  expect(heard).toHaveLength(1);
  await later(1);
  expect(heard).toHaveLength(2);
  await later(119);
  expect([heard.length, failures]).toEqual([2, []]);
  await later(1);
  expect(heard).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  expect(failures).toEqual([
    expect.objectContaining({
      requestPayload: { n: 1 },
      requestContext: expect.objectContaining({ condition: 'RetriesExhausted', approximateInvokeCount: 3 }),
      responsePayload: { errorMessage: 'of the function' },
    }),
  ]);
  await later(3600);
  expect(heard).toHaveLength(3);
});

it('ends with the first success, and runs no more often than the function allows', async () => {
  const recovered = queueFor([failed()]);
  await recovered.invoke({});
  await recovered.later(60);
  await recovered.later(600);
  expect([recovered.heard.length, recovered.failures]).toEqual([2, []]);
  const once = queueFor([failed()], { retries: 0 });
  await once.invoke({});
  await once.later(600);
  expect([once.heard.length, once.failures.length]).toEqual([1, 1]);
});

it('tries a throttled event again after twice as long each time, without counting that as a run', async () => {
  const { heard, failures, later, invoke } = queueFor(Array.from({ length: 4 }, () => new Throttled('Sweep')));
  await invoke({});
  for (const [tries, seconds] of [1, 2, 4, 8].entries()) {
    await later(seconds * 0.75);
    expect(heard).toHaveLength(tries + 1);
    await later(seconds * 0.25);
  }
  expect([heard.length, failures]).toEqual([5, []]);
});

it('gives up an event that is too old', async () => {
  const justInTime = queueFor([failed()], { maxAge: 62 });
  await justInTime.invoke({});
  await justInTime.later(60);
  expect(justInTime.heard).toHaveLength(2);
  const { heard, failures, later, invoke } = queueFor([failed()], { maxAge: 60 });
  await invoke({});
  await later(61);
  expect(heard).toHaveLength(1);
  expect(failures[0]).toMatchObject({ requestContext: { condition: 'EventAgeExceeded' } });
});

it('delivers as many events twice as it was told to', async () => {
  const { deliveries, heard, invoke } = queueFor([]);
  deliveries.double(1);
  await invoke(1);
  await invoke(2);
  expect(heard).toEqual([1, 1, 2]);
});

it('forgets what waits when it is stopped, and is not upset by a function that was', async () => {
  const { queue, heard, failures, later, invoke } = queueFor([failed(), new FunctionError('stopped', 'stopped')]);
  await invoke(1);
  await invoke(2);
  queue.stop();
  await later(600);
  expect([heard, failures]).toEqual([[1, 2], []]);
});
