import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flatHeaders, readBody } from './http-message.ts';

interface ServiceRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HttpService {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one buffered handler on its own loopback port. */
export async function serveHttp(
  handle: (request: ServiceRequest) => Promise<ServiceResponse>,
  log: (line: string) => void,
): Promise<HttpService> {
  const server: Server = createServer(async (request, response) => {
    try {
      const body = await readBody(request, 10 * 1024 * 1024);
      const answer = await handle({
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        headers: flatHeaders(request),
        body,
      });
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    } catch (error) {
      log(`${(error as Error).stack}\n`);
      response.writeHead(500).end();
    }
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
