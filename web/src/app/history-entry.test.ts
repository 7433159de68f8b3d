import { describe, expect, it } from 'vitest';
import { nameFirstEntry } from './history-entry.ts';

function historyWith(state: unknown) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  return history;
}

describe('the first entry of a full load', () => {
  it('gets a key, another one each time', () => {
    const [one, other] = [historyWith(null), historyWith(null)];
    nameFirstEntry(one);
    nameFirstEntry(other);
    expect(one.state).toEqual({ key: expect.stringMatching(/^\w+$/) });
    expect(other.state).not.toEqual(one.state);
  });

  it('keeps what else the entry knows', () => {
    const history = historyWith({ idx: 3, usr: { from: '/library' } });
    nameFirstEntry(history);
    expect(history.state).toMatchObject({ idx: 3, usr: { from: '/library' } });
  });

  it('keeps the key it has, as after a reload', () => {
    const history = historyWith({ key: 'abc', idx: 1 });
    nameFirstEntry(history);
    expect(history.state).toEqual({ key: 'abc', idx: 1 });
  });
});
