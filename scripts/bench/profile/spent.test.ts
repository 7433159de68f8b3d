import { describe, expect, it } from 'vitest';
import type { CpuProfile, Frame } from './cpu-profile.ts';
import { spent } from './spent.ts';

const frame = (functionName: string, url = ''): Frame => ({ functionName, url, lineNumber: 0, columnNumber: 0 });
const source = ({ url }: Frame): string => url;

/** A thread whose frames follow each other; each sample is one of them, a millisecond after the one before. */
function profile(frames: readonly Frame[], samples: readonly number[]): CpuProfile {
  const nodes = frames.map((callFrame, index) => ({
    id: index + 1,
    callFrame,
    children: index + 1 < frames.length ? [index + 2] : [],
  }));
  return { nodes, startTime: 0, samples: samples.map((index) => index + 1), timeDeltas: samples.map(() => 1000) };
}
const everything = { from: 0, to: 1e9 };

describe('the time of requests', () => {
  const fn = profile(
    [
      frame('(root)'),
      frame('frozenUntilNext', '/scripts/local/lambda/instance.ts'),
      frame('price', '/functions/commerce/price.ts'),
      frame('send', '/node_modules/@smithy/core/client.js'),
      frame('writev'),
      frame('(idle)'),
    ],
    [1, 1, 1, 2, 3, 4, 5, 5],
  );

  it('is by place, the most first, and code without one belongs to its caller', () => {
    const { functions } = spent([fn], everything, 1, source);
    expect(functions).toEqual([
      ['clients of AWS', 2],
      ['domain', 1],
    ]);
  });

  it('of a function is billed with its waiting, but not while it is frozen', () => {
    expect(spent([fn], everything, 1, source).billed).toBe(5);
  });

  it('is divided among the requests of a window, of all threads', () => {
    const window = { from: 3500, to: 6500 };
    const { functions, billed } = spent([fn, fn], window, 2, source);
    expect(functions).toEqual([
      ['clients of AWS', 2],
      ['domain', 1],
    ]);
    expect(billed).toBe(3);
  });

  it('of the platform is apart, without what it does when nobody asks', () => {
    const platform = profile(
      [
        frame('(program)'),
        frame('serve', '/scripts/local/edge/edge.ts'),
        frame('authorize', '/scripts/local/gateway/authorizer.ts'),
        frame('(garbage collector)'),
      ],
      [0, 0, 1, 2, 3],
    );
    expect(spent([platform, fn], everything, 1, source).platform).toEqual([
      ['edge', 1],
      ['authoriser', 1],
      ['garbage', 1],
    ]);
  });
});
