import { describe, expect, test } from 'vitest';
import type { HighlightEdit } from '#shared/library/highlight.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { memoryStorage } from '#web/lib/storage/memory-storage.test-support.ts';
import { type HighlightChange, withChanges } from './changes.ts';
import { WaitingChanges, waitingKey } from './waiting-changes.ts';

const edit: HighlightEdit = {
  ...{ color: 'yellow', note: '', quote: 'each account', prefix: '', suffix: '', section: '', position: 0 },
};
const change = (key: string, note = '', at = '2026-11-22T10:00:00.000Z'): HighlightChange => {
  return { ebookId: 'ebk_1', key, edit: { ...edit, note }, at };
};
const deletion = (key: string): HighlightChange => ({ ebookId: 'ebk_1', key, at: '2026-11-22T11:00:00.000Z' });

/** A store whose server answers with these statuses in turn, then takes everything. */
function waiting(statuses: readonly number[], storage = memoryStorage(), meanwhile = () => {}) {
  const log: string[] = [];
  const left = [...statuses];
  const store = new WaitingChanges({
    storage,
    userId: 'usr_1',
    send: async ({ key, edit }) => {
      const status = left.shift() ?? 200;
      meanwhile();
      if (status !== 200) throw new ApiProblem({ status, code: 'x', detail: 'No' } as never);
      log.push(`${key}: ${edit ? edit.note : 'deleted'}`);
    },
    onSent: ({ key }) => log.push(`sent ${key}`),
    onRefused: ({ key }, { status }) => log.push(`refused ${key}: ${status}`),
  });
  return { store, log, storage };
}

describe('changes of highlights', () => {
  test('are stored first, then sent in their order and forgotten', async () => {
    const { store, log, storage } = waiting([]);
    store.add(change('a', 'one'));
    store.add(change('b', 'two'));
    expect(storage.keys()).toEqual([waitingKey('usr_1')]);
    await store.send();
    expect(log).toEqual(['a: one', 'sent a', 'b: two', 'sent b']);
    expect(storage.keys()).toEqual([]);
  });

  test.each([0, 401, 403, 429, 500, 503])('wait after status %i, also in another tab or visit', async (status) => {
    const { store, storage } = waiting([status]);
    store.add(change('a', 'one'));
    store.add(deletion('b'));
    await store.send();
    const later = waiting([], storage);
    await later.store.send();
    expect(later.log).toEqual(['a: one', 'sent a', 'b: deleted', 'sent b']);
  });

  test.each([404, 409, 422])('that the server refuses with %i do not hold up the others', async (status) => {
    const { store, log, storage } = waiting([status]);
    store.add(change('a'));
    store.add(change('b', 'two'));
    await store.send();
    expect(log).toEqual([`refused a: ${status}`, 'b: two', 'sent b']);
    expect(storage.keys()).toEqual([]);
  });

  test('of one highlight: only the newest is sent', async () => {
    const { store, log } = waiting([]);
    store.add(change('a', 'one'));
    store.add(change('b', 'two'));
    store.add(change('a', 'three'));
    await store.send();
    expect(log).toEqual(['b: two', 'sent b', 'a: three', 'sent a']);
  });

  test('that are made while the same highlight is being sent are sent too', async () => {
    const later = change('a', 'later', '2026-11-22T10:00:01.000Z');
    let isFirst = true;
    const { store, log } = waiting([], memoryStorage(), () => {
      if (isFirst) store.add(later);
      isFirst = false;
    });
    store.add(change('a', 'one'));
    await Promise.all([store.send(), store.send()]);
    expect(log).toEqual(['a: one', 'sent a', 'a: later', 'sent a']);
  });

  test('that cannot be read are none', () => {
    expect(waiting([], memoryStorage({ [waitingKey('usr_1')]: '{' })).store.list()).toEqual([]);
  });
});

test('the list shows what is not saved yet', () => {
  const kept = { ...edit, key: 'a', created_at: 'then', updated_at: 'then' };
  const changed = withChanges([kept], [change('a', 'new'), change('b'), deletion('b')]);
  expect(changed).toEqual([{ ...kept, note: 'new', updated_at: '2026-11-22T10:00:00.000Z' }]);
});
