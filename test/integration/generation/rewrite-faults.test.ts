import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { asked, ended, generationOf } from './generations.ts';
import { ask, decide, ebookOf, textsOf, written } from './rewrites.ts';

const cloud = fileCloud();
let admin: Client;
let book: { id: string; ebook_id: string };
beforeAll(async () => {
  admin = await asAdmin(cloud().url);
  book = await asked(admin);
  await ended(admin, book.id);
});

/** Each test uses its own section. */
let position = -1;

const fault = (given: Record<string, unknown>) => control('faults', given, cloud().url);
const clear = () => control('faults', { clear: true }, cloud().url);
const model = (given: object) => fault({ service: 'bedrock', ...given });
/** Moves the clock past the function's wait for its next try. */
const outcome = () => written(admin, book.id, position, () => control('clock', { advance_ms: 3000 }, cloud().url));
const spent = async () => (await generationOf(admin, book.id)).input_tokens;
const content = async () => (await ebookOf(admin, book)).content;

afterEach(clear);

describe('a section that is written again', () => {
  it.each([
    ['the model is busy for a while', { error: 'ThrottlingException', status: 429, times: 3 }],
    ['the model has to correct its answer', { answer: 'malformed', times: 1 }],
    ['the function is killed', { kill: true, times: 1 }],
  ])('is there all the same: %s', async (_, given) => {
    position += 1;
    await model(given);
    await ask(admin, book.id, position);
    expect(await outcome()).toMatchObject({ status: 'ready', error: null });
  });

  it('is there all the same: the store is away for a while', async () => {
    position += 1;
    await ask(admin, book.id, position);
    await fault({ service: 's3', error: 'ServiceUnavailable', times: 6 });
    expect(await outcome()).toMatchObject({ status: 'ready', error: null });
  });

  it.each([
    ['malformed', /could not be used, not even after/],
    ['empty', /gave an empty answer/],
    ['refused', /refused to write this/],
    ['half', /was too long and broke off/],
  ])('fails with a sentence when the answer is none (%s), and its tokens count', async (answer, says) => {
    position += 1;
    const [before, tokens] = [await content(), await spent()];
    await model({ answer });
    await ask(admin, book.id, position);
    const failed = await outcome();
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringMatching(says) });
    await clear();
    expect(await spent()).toBeGreaterThan(tokens);
    expect(await content()).toBe(before);
    await ask(admin, book.id, position);
    expect(await outcome()).toMatchObject({ number: 2, status: 'ready' });
  });

  it('is stopped by an admin: the ebook stays, what was used counts', async () => {
    position += 1;
    const tokens = await spent();
    await model({ delay: 800 });
    await ask(admin, book.id, position);
    await fault({ record: true });
    const { status, body } = await decide(admin, book.id, position, 'discard');
    expect([status, body.generation.sections[position].rewrite.status]).toEqual([200, 'discarded']);
    // The execution is ended, not only what it would have written refused.
    await eventually(async () => {
      const { calls }: { calls: { operation: string }[] } = await (
        await fetch(`${cloud().url}/__local/calls?after=0`)
      ).json();
      return calls.some(({ operation }) => operation === 'StopExecution');
    });
    await fault({ record: false });
    await clear();
    await ask(admin, book.id, position);
    expect(await outcome()).toMatchObject({ number: 2, status: 'ready' });
    await eventually(async () => (await spent()) > tokens);
  });

  it('is accepted later when the store was away, and nothing is half done', async () => {
    position += 1;
    await ask(admin, book.id, position);
    await outcome();
    const before = await content();
    const { after } = await textsOf(admin, book.id, position);
    await fault({ service: 's3', operation: 'PutObject', error: 'ServiceUnavailable', status: 503 });
    expect((await decide(admin, book.id, position, 'accept')).status).toBeGreaterThanOrEqual(500);
    await clear();
    expect(await content()).toBe(before);
    expect((await decide(admin, book.id, position, 'accept')).status).toBe(200);
    expect(await content()).toContain(after.split('\n')[0]);
  });
});
