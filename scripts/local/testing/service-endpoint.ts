import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalService } from '../aws/service.ts';

/** What an AWS SDK client needs to talk to a service under test. */
export interface TestEndpoint {
  readonly config: {
    endpoint: string;
    region: string;
    maxAttempts: number;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

function serverFor(service: LocalService): Server {
  return createServer(async (request, response) => {
    const answer = await service.handle({
      caller: 'test-function',
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: plainHeaders(request),
      body: await bodyOf(request),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

/** Puts one service behind HTTP, so that tests call it through the real AWS SDK. */
export async function serve(service: LocalService): Promise<TestEndpoint> {
  const server = serverFor(service);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const credentials = { accessKeyId: 'test-function', secretAccessKey: 'local' };
  return { config: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', maxAttempts: 1, credentials }, close };
}

/** A directory for one test, and a function that removes it. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'local-aws-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
