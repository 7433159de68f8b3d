import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { http1Listener, http2Listener } from './listener.ts';
import type { AwsResponse } from './service.ts';

const body = 'Once upon a time';

async function ask1(url: string): Promise<string> {
  const response = await fetch(`${url}/a?b=1`, { method: 'POST', body: 'asked' });
  return `${response.status} ${response.headers.get('content-length')} ${await response.text()}`;
}

/** The connection stays open, as a client's does. */
async function ask2(url: string): Promise<string> {
  const session = connect(url);
  const stream = session.request({ ':method': 'POST', ':path': '/a?b=1' });
  stream.end('asked');
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    session.on('error', reject);
    stream.once('response', resolve).on('error', reject);
    stream.on('close', () => reject(new Error('closed without an answer')));
  });
  return `${headers[':status']} ${headers['content-length']} ${await text(stream)}`;
}

describe.each([
  ['HTTP/1.1', http1Listener, ask1],
  ['HTTP/2', http2Listener, ask2],
])('%s', (_, listenerOf, ask) => {
  async function listening(answer: AwsResponse | Error) {
    const log: string[] = [];
    const listener = listenerOf({
      answer: async ({ method, url, body: asked }) => {
        if (answer instanceof Error) throw answer;
        return { ...answer, body: `${method} ${url} ${asked}: ${answer.body}` };
      },
      log: (line) => log.push(line),
    });
    const url = await listener.listen();
    onTestFinished(() => listener.close());
    return { url, log };
  }

  it('carries a request and its answer, with its length', async () => {
    const { url } = await listening({ status: 201, body });
    expect(await ask(url)).toBe(`201 35 POST /a?b=1 asked: ${body}`);
  });

  it('breaks off after half of the answer', async () => {
    const { url } = await listening({ status: 200, body, isCut: true });
    await expect(ask(url)).rejects.toThrow();
  });

  it('answers 500 for a defect, which the log explains', async () => {
    const { url, log } = await listening(new Error('out of ink'));
    expect(await ask(url)).toMatch(/^500 /);
    expect(log.join()).toContain('out of ink');
  });

  it('ends while a request waits for its answer', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const answer = () => {
      arrive();
      return new Promise<never>(() => undefined);
    };
    const listener = listenerOf({ answer, log: () => undefined });
    const url = await listener.listen();
    const waiting = expect(ask(url)).rejects.toThrow();
    await arrived;
    await listener.close();
    await waiting;
    await expect(ask(url)).rejects.toThrow();
  });
});
