import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../platform/http-message.ts';
import { answer, ask, begin, cache, deliver, got, keepErrorsFor, origin, pass } from './testing/harness.ts';

beforeEach(begin);

describe('a cleared cache', () => {
  it('has nothing, and does not keep what was asked for before', async () => {
    const old = Promise.withResolvers<Answer>();
    ask.mockReturnValueOnce(old.promise);
    const before = got();
    cache.clear();
    old.resolve(answer('old'));
    expect((await before)[1]).toBe('old');
    origin(answer('new'));
    expect(await got()).toEqual(['Miss', 'new', undefined]);
    cache.clear();
    origin(answer('newer'));
    expect((await got())[1]).toBe('newer');
  });
});

describe('an invalidation', () => {
  const addresses = ['/a', '/a?b', '/ab', '/c'];
  const fill = async (body: string) => {
    ask.mockImplementation(async () => answer(body));
    for (const address of addresses) await deliver({ address });
  };
  const bodies = () => Promise.all(addresses.map(async (address) => (await got({ address }))[1]));

  it('removes the answers of an address, in all their variants', async () => {
    await fill('old');
    await deliver({ address: '/a', variant: 'br' });
    cache.invalidate(['/a']);
    ask.mockImplementation(async () => answer('new'));
    expect(await bodies()).toEqual(['new', 'old', 'old', 'old']);
    expect((await got({ address: '/a', variant: 'br' }))[1]).toBe('new');
  });

  it('with a star removes all that begin like it', async () => {
    await fill('old');
    cache.invalidate(['/a*', '/nothing']);
    ask.mockImplementation(async () => answer('new'));
    expect(await bodies()).toEqual(['new', 'new', 'new', 'old']);
  });

  it('does not keep what was asked for before', async () => {
    const old = Promise.withResolvers<Answer>();
    ask.mockReturnValueOnce(old.promise);
    const before = got();
    cache.invalidate(['/*']);
    old.resolve(answer('old'));
    await before;
    origin(answer('new'));
    expect((await got())[1]).toBe('new');
  });

  it('is not undone by an error of the origin that was asked before', async () => {
    keepErrorsFor(10);
    origin(answer('old'));
    await got();
    pass(60);
    const late = Promise.withResolvers<Answer>();
    ask.mockReturnValueOnce(late.promise);
    const before = got();
    cache.invalidate(['/*']);
    late.resolve(answer('busy', 'no-store', 503));
    await before;
    origin(answer('new'));
    expect((await got())[1]).toBe('new');
  });
});

it('keeps nothing while it is off, and nothing from before', async () => {
  origin(answer('1'), answer('2'), answer('3'), answer('4'));
  await got();
  cache.switch(false);
  expect([(await got())[1], (await got())[1]]).toEqual(['2', '3']);
  cache.switch(true);
  expect(await got()).toEqual(['Miss', '4', undefined]);
  expect(await got()).toEqual(['Hit', '4', 0]);
});
