import { expect, it, vi } from 'vitest';
import { Meter } from './meter.ts';

/** A run that takes so many seconds. */
function lasting(seconds: number, end: () => Promise<string> = async () => 'done') {
  const begun = performance.now();
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(begun)
    .mockReturnValueOnce(begun + seconds * 1000);
  return end;
}

it('counts runs, and their seconds times gigabytes, while it is asked to', async () => {
  const meter = new Meter();
  await meter.around(1024, async () => 'before');
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
  meter.count(true);
  expect(await meter.around(512, lasting(3))).toBe('done');
  await meter.around(2048, lasting(2));
  expect(meter.sums).toEqual({ runs: 2, gigabyteSeconds: 5.5 });
  meter.count(true);
  expect(meter.sums).toEqual({ runs: 0, gigabyteSeconds: 0 });
});

it('counts a run that failed, too', async () => {
  const meter = new Meter();
  meter.count(true);
  const fails = async () => {
    throw new Error('no');
  };
  await expect(meter.around(1024, lasting(4, fails))).rejects.toThrow('no');
  expect(meter.sums).toEqual({ runs: 1, gigabyteSeconds: 4 });
});
