import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeResponse } from '../api.ts';

export function write(response: ServerResponse, answer: StripeResponse | undefined): void {
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

export function originOf(server: Server | undefined): string {
  if (!server) throw new Error('not started');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
