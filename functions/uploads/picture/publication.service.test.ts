import { setImmediate as aTurn } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishPicture } from './publication.service.ts';

/* The item says that a picture exists, so its copies must be stored first. */

const store = vi.hoisted(() => ({ done: [] as string[], isDown: false }));
vi.mock('#lib/aws/sent-objects.ts', () => ({
  putForEver: async (key: string) => {
    await aTurn();
    if (store.isDown) throw new Error('The bucket is down');
    store.done.push(key);
  },
}));
vi.mock('../upload.repo.ts', () => ({
  addUpload: async () => store.done.push('item') > 0,
  findUpload: async () => undefined,
}));
vi.mock('./picture.ts', () => ({ examinePicture: () => undefined }));
vi.mock('./copies.ts', () => ({
  copiesOf: async () => ({
    all: ['a', 'b'].map((key) => ({ key, bytes: Buffer.of(), type: '' })),
    width: 1,
    height: 1,
  }),
}));

const publish = () =>
  publishPicture({ id: 'usr_1', name: 'Ada' }, { id: 'upl_1', filename: 'a.png', bytes: Buffer.of() });

beforeEach(() => {
  store.done = [];
  store.isDown = false;
});

it('a picture is published once all its copies are stored', async () => {
  await publish();
  expect(store.done).toEqual(['a', 'b', 'item']);
});

it('a picture whose copies cannot be stored is not published', async () => {
  store.isDown = true;
  await expect(publish()).rejects.toThrow('The bucket is down');
  expect(store.done).toEqual([]);
});
