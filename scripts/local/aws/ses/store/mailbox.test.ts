import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { type Bounds, type Mailbox, openMailbox } from './mailbox.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: Mailbox;

const bounds: Bounds = { mails: 10, bytes: 1_000_000, segment: { mails: 3, bytes: 100_000 } };
const open = (more: Partial<Bounds> = {}) => openMailbox(directory.path, undefined, { ...bounds, ...more });

beforeEach(() => {
  directory = temporaryDirectory();
  mailbox = open();
});
afterEach(() => {
  mailbox.close();
  directory.remove();
});

function add(id: string, source = `Subject: ${id}\r\n\r\nHello ${id}`) {
  const bytes = Buffer.from(source);
  const record = { date: '2031-05-06T07:08:09.000Z', source: 's@rampart.test', caller: 'test', from: '', subject: '' };
  return mailbox.add({ id, destinations: [`${id}@Example.com`], tags: {}, size: bytes.length, ...record }, bytes);
}

const ids = (text?: string) => [...mailbox.newestFirst(text)].map(({ id }) => id);
const sourceOf = (id: string): string => {
  const mail = mailbox.find(id);
  return mail ? mailbox.source(mail).toString() : '';
};
/** A kill closes no files; what it tore off was never acknowledged. */
const killed = () => {
  mailbox = open();
};

describe('the mailbox', () => {
  it('finds each mail with its source, across segments and a restart', () => {
    for (let number = 1; number <= 8; number += 1) add(`m${number}`);
    killed();
    add('m9');
    expect(ids()).toEqual(['m9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
    for (const id of ids()) expect(sourceOf(id)).toBe(`Subject: ${id}\r\n\r\nHello ${id}`);
    expect(mailbox.find('m99')).toBeUndefined();
    expect(mailbox.count).toBe(9);
    expect(ids('M3@example.COM')).toEqual(['m3']);
    expect(ids('"id')).toEqual([]);
  });

  it('skips a record that a kill has torn, and writes over its source', () => {
    add('m1');
    const [source = '', index = ''] = ['000001.eml', '000001.jsonl'].map((name) => join(directory.path, name));
    appendFileSync(source, 'Subject: torn\r\n\r\nnever');
    appendFileSync(index, '{"id":"torn","desti');
    killed();
    expect(ids()).toEqual(['m1']);
    add('m2');
    killed();
    expect(ids()).toEqual(['m2', 'm1']);
    expect(sourceOf('m2')).toBe('Subject: m2\r\n\r\nHello m2');
  });

  it('forgets nothing that was acknowledged when the process is killed', async () => {
    const fixture = fileURLToPath(new URL('../testing/kill.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [fixture, directory.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = -1;
    for await (const line of createInterface({ input: child.stdout })) {
      last = Number(line);
      if (last > 50 && !child.killed) child.kill('SIGKILL');
    }
    killed();
    const expected = Array.from({ length: last + 1 }, (_, number) => `m${number}`).reverse();
    expect(ids().slice(-expected.length)).toEqual(expected);
    for (const [index, id] of expected.entries())
      expect(sourceOf(id)).toMatch(new RegExp(`^Subject: ${last - index}\\r\\n\\r\\nx{20000}$`));
    const unannounced = mailbox.unannounced.map(({ id }) => Number(id.slice(1))).filter((number) => number <= last);
    expect(unannounced).toEqual(Array.from({ length: last + 1 }, (_, number) => number).filter((n) => n % 2 === 1));
  });

  it('deletes the oldest segments beyond so many mails, and goes on counting', () => {
    for (let number = 1; number <= 100; number += 1) add(`m${number}`);
    expect(mailbox.count).toBeLessThanOrEqual(bounds.mails);
    expect(mailbox.count).toBeGreaterThan(bounds.mails - bounds.segment.mails);
    expect(ids()[0]).toBe('m100');
    expect(mailbox.find('m1')).toBeUndefined();
    expect(readdirSync(directory.path).length).toBeLessThanOrEqual(2 * 4);
    killed();
    expect(add('m101').sequence).toBe(101);
  });

  it('deletes the oldest segments beyond so many bytes', () => {
    mailbox.close();
    mailbox = open({ mails: 1000, bytes: 50_000, segment: { mails: 100, bytes: 10_000 } });
    for (let number = 1; number <= 100; number += 1) add(`m${number}`, 'x'.repeat(4000));
    const sizes = readdirSync(directory.path).map((name) => statSync(join(directory.path, name)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(70_000);
    expect(ids().length).toBeGreaterThanOrEqual(9);
  });

  it('knows after a restart which mails have not been announced', () => {
    for (let number = 1; number <= 7; number += 1) add(`m${number}`);
    for (const id of ['m1', 'm3', 'm7']) mailbox.markAnnounced(mailbox.find(id) ?? add('missing'));
    killed();
    expect(mailbox.unannounced.map(({ id }) => id)).toEqual(['m2', 'm4', 'm5', 'm6']);
  });

  it('tells who opens it of every mail that is there, in order', () => {
    for (const id of ['m1', 'm2', 'm3', 'm4']) add(id);
    const found: string[] = [];
    mailbox.close();
    mailbox = openMailbox(directory.path, ({ id }) => found.push(id), bounds);
    expect(found).toEqual(['m1', 'm2', 'm3', 'm4']);
  });
});
