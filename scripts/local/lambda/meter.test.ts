import { expect, it } from 'vitest';
import { Meter } from './meter.ts';

/** A meter, and runs that take so many seconds by its clock. */
function metered() {
  let now = 0;
  const meter = new Meter(() => now);
  const run = (megabytes: number, seconds: number) => {
    const end = meter.begin(megabytes);
    now += seconds * 1000;
    end();
  };
  return { meter, run };
}

it('counts runs, and their seconds times gigabytes, while it is asked to', () => {
  const { meter, run } = metered();
  run(1024, 1);
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
  meter.count(true);
  run(512, 3);
  run(2048, 2);
  expect(meter.sums).toEqual({ runs: 2, gigabyteSeconds: 5.5 });
  meter.count(true);
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
});
