import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../platform/http-message.ts';
import { answer, ask, begin, deliver, got, keepErrorsFor, log, origin, pass } from './testing/harness.ts';

beforeEach(begin);

describe('an answer', () => {
  it('is kept as long as it is fresh, and has an age', async () => {
    origin(answer('1'), answer('2'));
    expect(await got()).toEqual(['Miss', '1', undefined]);
    pass(59);
    expect(await got()).toEqual(['Hit', '1', 59]);
    pass(1);
    expect(await got()).toEqual(['Miss', '2', undefined]);
  });

  it('that must not be kept is asked for each time', async () => {
    origin(answer('1', 'private, no-store'), answer('2', 'private, no-store'));
    expect([await got(), await got()]).toEqual([
      ['Miss', '1', undefined],
      ['Miss', '2', undefined],
    ]);
  });

  it('is that of its address and variant', async () => {
    origin(answer('1'), answer('2'), answer('3'));
    expect((await got())[1]).toBe('1');
    expect((await got({ address: '/?a' }))[1]).toBe('2');
    expect((await got({ variant: 'Bearer x' }))[1]).toBe('3');
    expect((await got())[1]).toBe('1');
  });

  it('that expired is confirmed by the origin, and fresh again', async () => {
    origin(answer('1'), { status: 304, headers: { 'cache-control': 's-maxage=10', etag: '"strong"' }, body: '' });
    await got();
    pass(60);
    expect(await got()).toEqual(['RefreshHit', '1', undefined]);
    expect(ask.mock.calls).toEqual([[undefined], ['"1"']]);
    pass(9);
    const { from, answer: kept } = await deliver();
    expect([from, kept.headers]).toEqual(['Hit', { 'cache-control': 's-maxage=10', etag: '"1"' }]);
  });

  it('that expired is served while the origin is asked in the background', async () => {
    const control = 's-maxage=60, stale-while-revalidate=60';
    origin(answer('1', control), answer('2', control));
    await got();
    pass(119);
    expect(await got()).toEqual(['Hit', '1', 119]);
    expect(await got()).toEqual(['Hit', '2', 0]);
    expect(ask).toHaveBeenCalledTimes(2);
    pass(120);
    origin(answer('3'));
    expect(await got()).toEqual(['Miss', '3', undefined]);
  });

  it('of the background that fails is logged, and the expired one stays', async () => {
    origin(answer('1', 's-maxage=60, stale-while-revalidate=60'));
    await got();
    pass(60);
    ask.mockRejectedValueOnce(new Error('the origin is gone'));
    expect(await got()).toEqual(['Hit', '1', 60]);
    await vi.waitFor(() => expect(log.mock.calls.join()).toContain('the origin is gone'));
  });
});

describe('an error of the origin', () => {
  it('does not replace what is there, and is asked about again', async () => {
    origin(answer('1'), answer('busy', 'no-store', 503), answer('2'));
    await got();
    pass(61);
    expect(await got()).toEqual(['RefreshHit', '1', 61]);
    expect(await got()).toEqual(['Miss', '2', undefined]);
  });

  it('rests as long as the distribution says', async () => {
    keepErrorsFor(10);
    origin(answer('1'), answer('busy', 'no-store', 503), answer('2'));
    await got();
    pass(61);
    await got();
    pass(9);
    expect(await got()).toEqual(['Hit', '1', 70]);
    pass(1);
    expect(await got()).toEqual(['Miss', '2', undefined]);
  });

  it('is passed on when what is there is too old for it', async () => {
    origin(answer('1', 's-maxage=60, stale-if-error=30'), answer('busy', 'no-store', 503));
    await got();
    pass(90);
    expect(await got()).toEqual(['Miss', 'busy', undefined]);
  });

  it('is nothing against a clear no: what is gone does not come back', async () => {
    origin(answer('1'), answer('gone', 'no-store', 404), answer('busy', 'no-store', 503));
    await got();
    pass(60);
    expect((await got())[1]).toBe('gone');
    expect((await got())[1]).toBe('busy');
  });
});

describe('a HEAD', () => {
  const head = { method: 'HEAD' };

  it('is answered from the GET, but never answers one', async () => {
    origin(answer(''), answer('1'));
    expect(await got(head)).toEqual(['Miss', '', undefined]);
    expect(await got(head)).toEqual(['Hit', '', 0]);
    expect(await got()).toEqual(['Miss', '1', undefined]);
    expect(await got(head)).toEqual(['Hit', '1', 0]);
  });

  it('asks the origin when the GET has expired', async () => {
    origin(answer('1'), answer(''), answer('2'));
    await got();
    pass(60);
    expect(await got(head)).toEqual(['Miss', '', undefined]);
    expect(await got(head)).toEqual(['Hit', '', 0]);
    expect((await got())[1]).toBe('2');
    expect(ask.mock.calls[1]).toEqual([undefined]);
  });
});

describe('questions at the same time', () => {
  /** Asks twice before the origin answers. */
  async function twice(reply: () => Promise<Answer>) {
    const reached = Promise.withResolvers<void>();
    ask.mockImplementationOnce(async () => {
      await reached.promise;
      return reply();
    });
    const both = Promise.allSettled([got(), got()]);
    reached.resolve();
    return both;
  }

  it('are one for the origin', async () => {
    expect(await twice(async () => answer('1'))).toMatchObject([
      { value: ['Miss', '1', undefined] },
      { value: ['Hit', '1', 0] },
    ]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('have answers of their own when those are personal', async () => {
    origin();
    const first = twice(async () => answer('of the first', 'private, no-store'));
    ask.mockResolvedValueOnce(answer('of the second', 'private, no-store'));
    expect(await first).toMatchObject([
      { value: ['Miss', 'of the first', undefined] },
      { value: ['Miss', 'of the second', undefined] },
    ]);
  });

  it('do not share a failure', async () => {
    const first = twice(() => Promise.reject(new Error('the origin is gone')));
    ask.mockResolvedValueOnce(answer('2'));
    expect(await first).toMatchObject([{ status: 'rejected' }, { value: ['Miss', '2', undefined] }]);
  });
});

it('forgets what was not asked for in a long time', async () => {
  const large = 'x'.repeat(10 * 1024 * 1024);
  ask.mockImplementation(async () => answer(large));
  for (let index = 0; index < 8; index++) await deliver({ address: `/${index}` });
  expect((await deliver({ address: '/7' })).from).toBe('Hit');
  expect((await deliver({ address: '/0' })).from).toBe('Miss');
});
