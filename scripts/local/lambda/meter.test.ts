import { expect, it } from 'vitest';
import { Meter } from './meter.ts';

/** A meter, runs that take so many seconds by its clock, and seconds that pass. */
function metered() {
  let now = 0;
  const meter = new Meter(() => now);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const run = (megabytes: number, seconds: number) => {
    const end = meter.begin(megabytes);
    pass(seconds);
    end();
  };
  return { meter, run, pass };
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

it('adds only the time since it has been counting, of a run that began before', () => {
  const { meter, pass } = metered();
  const end = meter.begin(1024);
  pass(5);
  meter.count(true);
  pass(2);
  end();
  expect(meter.sums).toEqual({ runs: 1, gigabyteSeconds: 2 });
});
