import { expect, it } from 'vitest';
import { mostTurns, sendingTimeLimit, turnSeconds } from './sending-payload.ts';

it('an execution may last as long as its turns with a quarter of an hour between any two', () => {
  expect(sendingTimeLimit).toBeGreaterThan(mostTurns * (turnSeconds + 15 * 60));
});
