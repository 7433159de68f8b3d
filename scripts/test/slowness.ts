/** Milliseconds that one round takes on an idle core of the reference machine, for which limits in seconds are set. */
const idleRound = 32;
const rounds = { warmUp: 3, timed: 10 };

const items = Array.from({ length: 2000 }, (_, id) => ({ id, text: `item ${id}` }));

function round(): number {
  const start = performance.now();
  for (let i = 0; i < 40; i++) JSON.parse(JSON.stringify(items));
  return performance.now() - start;
}

/** How many times slower this machine is now than the reference machine; at least 1. */
export function slowness(): number {
  for (let i = 0; i < rounds.warmUp; i++) round();
  const total = Array.from({ length: rounds.timed }, round).reduce((sum, taken) => sum + taken, 0);
  return Math.max(1, total / rounds.timed / idleRound);
}
