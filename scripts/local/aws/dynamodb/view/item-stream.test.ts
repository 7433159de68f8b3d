import { once } from 'node:events';
import { expect, it } from 'vitest';
import { turn } from '../testing/held-storage.ts';
import { ItemStream } from './item-stream.ts';

/** An iterator over the texts that records whether it was closed and optionally fails at the end. */
function iterator(texts: string[], failure?: Error) {
  const state = { closed: false };
  const nextv = async (size: number) => {
    if (texts.length === 0 && failure) throw failure;
    return texts.splice(0, size);
  };
  const close = async () => {
    state.closed = true;
  };
  return { nextv, close, state };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n));

it('emits every item once over many pages and then ends', async () => {
  const values = iterator(numbers(250));
  const stream = new ItemStream(values);
  const found: unknown[] = [];
  stream.on('data', (item) => found.push(item));
  await once(stream, 'end');
  await turn();
  expect(found).toEqual(numbers(250).map(Number));
  expect(values.state.closed).toBe(true);
});

it('closes its iterator when it is destroyed, and emits nothing more', async () => {
  const values = iterator(numbers(250));
  const stream = new ItemStream(values);
  const found: unknown[] = [];
  stream.on('end', () => found.push('end'));
  stream.on('data', (item) => {
    found.push(item);
    if (found.length === 2) stream.destroy();
  });
  await turn();
  await turn();
  expect(found).toEqual([0, 1]);
  expect(values.state.closed).toBe(true);
});

it('passes on a failure of the store or of the consumer', async () => {
  const broken = iterator(['1'], new Error('broken'));
  const [error] = await once(new ItemStream(broken), 'error');
  expect(error).toMatchObject({ message: 'broken' });
  const unread = new ItemStream(iterator(['1']));
  unread.on('data', () => {
    throw new Error('refused');
  });
  expect((await once(unread, 'error'))[0]).toMatchObject({ message: 'refused' });
  await turn();
  expect(broken.state.closed).toBe(true);
});
