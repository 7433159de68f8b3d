import { describe, expect, it, vi } from 'vitest';
import type { Writer } from '../actor.ts';
import { onTable } from '../testing/table.ts';

/* Changes of a managed thing whose answers are lost: what was written is reported as written. */

async function declareNotes() {
  const { Entity } = await import('electrodb');
  const { documents, tableConfiguration } = await import('../table/client.ts');
  const { indexKey, itemKey } = await import('../table/keys.ts');
  const { kept } = await import('./attributes.ts');
  const { managed } = await import('./managed.ts');
  const entity = new Entity(
    {
      model: { entity: 'note', version: '1', service: 'rampart' },
      attributes: { ...kept, text: { type: 'string', required: true } },
      indexes: { byId: itemKey(['id']), allByTime: indexKey(1, [], ['id']) },
    },
    tableConfiguration,
  );
  const view = () => (note: { readonly text: string }) => note.text;
  const thing = { entity, noun: 'note', field: 'note', name: ({ text }: { readonly text: string }) => text, view };
  const notesShownAt = (shownAt: (note: { readonly text: string }) => readonly string[]) =>
    managed({ ...thing, shownAt });
  return { documents, notes: managed(thing), notesShownAt };
}

const writer: Writer = { id: 'admin', name: 'Ada' };
const shop = onTable(declareNotes);
let count = 0;

async function aNote(text = 'first'): Promise<string> {
  const id = `note-${count++}`;
  await shop.notes.create(writer, { text }, { id });
  return id;
}

/** Every transaction from now on ends with a broken connection, `after` or before the table has done it. */
function loseAnswers(when: 'before' | 'after'): void {
  const { documents } = shop;
  const send = documents.send.bind(documents) as (command: object) => Promise<unknown>;
  vi.spyOn(documents, 'send').mockImplementation(async (command: object) => {
    if (command.constructor.name !== 'TransactWriteCommand') return send(command);
    if (when === 'after') await send(command);
    throw new Error('connection lost');
  });
}

it('deletes a thing once, also when no answer ever arrives', async () => {
  const id = await aNote();
  loseAnswers('after');
  expect(await shop.notes.delete(writer, id)).toMatchObject({ success: true });
  expect(await shop.notes.find(id)).toBeUndefined();
});

it('does not report a thing as deleted that is still there', async () => {
  const id = await aNote();
  loseAnswers('before');
  await expect(shop.notes.delete(writer, id)).rejects.toThrow('connection lost');
  expect(await shop.notes.find(id)).toMatchObject({ text: 'first' });
});

it('creates and changes a thing, also when no answer ever arrives', async () => {
  loseAnswers('after');
  const id = await aNote();
  expect(await shop.notes.edit(writer, id, { revision: 1, text: 'second' })).toMatchObject({ note: 'second' });
  expect(await shop.notes.find(id)).toMatchObject({ text: 'second', revision: 2 });
});

it('does not report a change that was not written', async () => {
  const id = await aNote();
  loseAnswers('before');
  await expect(shop.notes.edit(writer, id, { revision: 1, text: 'second' })).rejects.toThrow('connection lost');
  await expect(aNote()).rejects.toThrow('connection lost');
  expect(await shop.notes.find(id)).toMatchObject({ text: 'first', revision: 1 });
});

describe('what the edge forgets', () => {
  const waiting = async () => {
    const { findInvalidations } = await import('../edge/invalidation.repo.ts');
    return Object.fromEntries((await findInvalidations(100)).map(({ id, paths }) => [id, [...paths].sort()]));
  };
  const published = (text: string) => (text === 'draft' ? [] : ['/notes*', `/note/${text}`]);

  it('is where a thing was seen before a change, and where it is seen now', async () => {
    const notes = shop.notesShownAt(({ text }) => published(text));
    const id = `shown-${count++}`;
    await notes.create(writer, { text: 'draft' }, { id });
    expect(await waiting()).not.toHaveProperty(id);
    await notes.edit(writer, id, { revision: 1, text: 'one' });
    expect(await waiting()).toMatchObject({ [id]: ['/note/one', '/notes*'] });
    await notes.edit(writer, id, { revision: 2, text: 'two' });
    expect(await waiting()).toMatchObject({ [id]: ['/note/one', '/note/two', '/notes*'] });
  });

  it('stays to be done when the thing changes again before it is removed', async () => {
    const { findInvalidations, removeInvalidation } = await import('../edge/invalidation.repo.ts');
    const notes = shop.notesShownAt(({ text }) => published(text));
    const id = `shown-${count++}`;
    await notes.create(writer, { text: 'one' }, { id });
    const [seen] = (await findInvalidations(100)).filter((it) => it.id === id);
    if (!seen) throw new Error('nothing waits');
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    await notes.edit(writer, id, { revision: 1, text: 'draft' });
    vi.useRealTimers();
    await removeInvalidation(seen);
    expect(await waiting()).toHaveProperty(id);
    const [again] = (await findInvalidations(100)).filter((it) => it.id === id);
    if (again) await removeInvalidation(again);
    expect(await waiting()).not.toHaveProperty(id);
  });
});
