import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

/** A clock that waits by moving on. */
function movedClock() {
  let time = 0;
  return {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
}

async function turns(count: number, rate: number, clock = movedClock()): Promise<number> {
  const pace = createPace(rate, clock);
  for (let turn = 0; turn < count; turn++) await pace.turn();
  return clock.now();
}

it('keeps mails apart', async () => {
  expect(await turns(11, 10)).toBeCloseTo(1000);
  expect(await turns(201, 200)).toBeCloseTo(1000);
});

it('makes up for no pause: a second has no more mails after one', async () => {
  const clock = movedClock();
  const pace = createPace(10, clock);
  await pace.turn();
  clock.pass(5000);
  await pace.turn();
  await pace.turn();
  expect(clock.now()).toBeCloseTo(5100);
});

it('halves the rate when SES asks for it, down to one a second', () => {
  const clock = movedClock();
  const pace = createPace(8, clock);
  const rates = Array.from({ length: 5 }, () => {
    clock.pass(1000);
    pace.slowDown();
    return pace.rate;
  });
  expect(rates).toEqual([4, 2, 1, 1, 1]);
});

it('is never raised by that, and keeps mails apart at less than one a second', async () => {
  const clock = movedClock();
  const pace = createPace(0.5, clock);
  pace.slowDown();
  expect(pace.rate).toBe(0.5);
  for (let turn = 0; turn < 3; turn++) await pace.turn();
  expect(clock.now()).toBeCloseTo(4000);
});

it('halves it once when several lanes are asked at the same time, and is whole again after a while', async () => {
  const clock = movedClock();
  const pace = createPace(200, clock);
  for (let lane = 0; lane < 6; lane++) pace.slowDown();
  expect(pace.rate).toBe(100);
  clock.pass(15_000);
  await pace.turn();
  expect(pace.rate).toBe(150);
  clock.pass(60_000);
  await pace.turn();
  expect(pace.rate).toBe(200);
});
