import { expect, it } from 'vitest';
import { Meter } from './meter.ts';

/** A meter, and runs that take so many seconds by its clock. */
function metered() {
  let now = 0;
  const meter = new Meter(() => now);
  const lasting = (seconds: number, failure?: Error) => async () => {
    now += seconds * 1000;
    if (failure) throw failure;
    return 'done';
  };
  return { meter, lasting };
}

it('counts runs, and their seconds times gigabytes, while it is asked to', async () => {
  const { meter, lasting } = metered();
  await meter.around(1024, lasting(1));
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
  meter.count(true);
  expect(await meter.around(512, lasting(3))).toBe('done');
  await meter.around(2048, lasting(2));
  expect(meter.sums).toEqual({ runs: 2, gigabyteSeconds: 5.5 });
  meter.count(true);
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
});

it('counts a run that failed, too', async () => {
  const { meter, lasting } = metered();
  meter.count(true);
  await expect(meter.around(1024, lasting(4, new Error('no')))).rejects.toThrow('no');
  expect(meter.sums).toEqual({ runs: 1, gigabyteSeconds: 4 });
});
