import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BriefMemory } from './brief-memory.ts';

describe('a brief memory', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('forgets after its time', () => {
    const memory = new BriefMemory<number>(1000, 10);
    memory.set('a', 1);
    vi.advanceTimersByTime(999);
    expect(memory.get('a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(memory.get('a')).toBeUndefined();
    expect(memory.get('b')).toBeUndefined();
  });

  it('never keeps more than it may', () => {
    const memory = new BriefMemory<number>(1000, 2);
    for (const [index, key] of ['a', 'b', 'c'].entries()) memory.set(key, index);
    expect(['a', 'b', 'c'].filter((key) => memory.get(key) !== undefined)).toEqual(['c']);
  });
});
