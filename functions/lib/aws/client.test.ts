import { globSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import type { Limits, Service } from './limits.ts';

const short = vi.hoisted(() => ({ connect: 1000, answer: 150, attempts: 2 }));
vi.mock('./limits.ts', async (original) => {
  const { limits } = await original<typeof import('./limits.ts')>();
  return { limits: Object.fromEntries(Object.keys(limits).map((service) => [service, short])), real: limits };
});

/** What the server sends on each connection. */
let says = '';
let calls = 0;
let server: Server;
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => {
      calls += 1;
      if (says) socket.write(says);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.AWS_ACCESS_KEY_ID ??= 'unit';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'unit';
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});
beforeEach(() => {
  says = '';
  calls = 0;
});

const uses: Readonly<Record<Service, () => Promise<unknown>>> = {
  dynamodb: async () => {
    const { documents } = await import('../table/client.ts');
    return documents.send(new GetCommand({ TableName: 'unit', Key: { pk: 'a', sk: 'b' } }));
  },
  s3: async () => (await import('./objects.ts')).getText('articles/one'),
  secrets: async () => (await import('./secret.ts')).readSecret('unit'),
  ses: async () =>
    (await import('../mail/mail.ts')).sendMail({
      ...(await import('../mail/letter.ts')).letter({ to: 'a@example.test', subject: 'Hi', paragraphs: ['Text'] }),
      footer: { address: '', links: [] },
    }),
  newsletters: async () => {
    const { createClient } = await import('./client.ts');
    const { GetSendQuotaCommand, SESClient } = await import('@aws-sdk/client-ses');
    return createClient(SESClient, 'newsletters').send(new GetSendQuotaCommand({}));
  },
  cognito: async () => (await import('#functions/accounts/user-pool/user-pool.users.ts')).deleteIdentity('unit'),
  edge: async () => (await import('./edge.ts')).invalidate('unit', ['/a']),
  // Its errors have names of their own, for admins.
  model: async () => {
    const { converse } = await import('../model/converse.ts');
    const hello = { messages: [{ role: 'user' as const, content: [{ text: 'Hello' }] }] };
    return converse(hello).catch(({ cause }: Error) => Promise.reject(cause));
  },
  states: async () => (await import('./executions.ts')).executionState('unit'),
  // An event is a hint: errors are only logged.
  events: async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    await (await import('./events.ts')).publish('rampart.unit', 'happened', {});
    throw (warn.mock.calls[0]?.[1] as { error?: Error } | undefined)?.error ?? new Error('nothing was logged');
  },
};

describe('a service that never answers', () => {
  it.each(Object.entries(uses))('times out: %s', async (_, use) => {
    await expect(use()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(calls).toBe(short.attempts);
  });

  it('also times out in the middle of a response', async () => {
    says = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nOnce upon';
    await expect(uses.s3()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves enough of a request’s 29 seconds', async () => {
    const { real } = (await import('./limits.ts')) as unknown as { real: Record<Service, Limits> };
    const { model, ...ofRequests } = real;
    for (const [service, { connect, answer, attempts }] of Object.entries(ofRequests)) {
      expect(connect, service).toBeLessThan(answer);
      expect(answer * attempts, service).toBeLessThanOrEqual(20_000);
    }
    // Notifications take less; a 20-second sweep has time for its last mails.
    expect(real.events.answer * real.events.attempts).toBeLessThanOrEqual(3000);
    expect(real.ses.answer * real.ses.attempts).toBeLessThan(8000);
    // No request waits for the model. An answer that has to be corrected is two calls, in a function's quarter of an hour.
    expect(2 * model.answer * model.attempts).toBeLessThanOrEqual(600_000);
  });
});

it('clients are created in one place', () => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('**/*.ts', { cwd }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const sources = files.map((file) => ({ file, text: readFileSync(`${cwd}${file}`, 'utf8') }));
  const users = sources.filter(({ text }) => text.includes("'@aws-sdk/client-"));
  expect(users.filter(({ text }) => /\bnew \w+Client\(/.test(text)).map(({ file }) => file)).toEqual([]);
  const made = users.flatMap(({ text }) => [...text.matchAll(/createClient\((\w+), '(\w+)'(?:, [\w.]+)?\)/g)]);
  expect([...new Set(made.map(([, , service]) => service))].sort()).toEqual(Object.keys(uses).sort());
});
