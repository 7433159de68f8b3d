import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatServer {
  readonly url: string;
  /** Bodies of the requests, by path. */
  readonly asked: { path: string; body: unknown }[];
  /** What is answered next, by path: a document, a text, or nothing but a status. */
  answer(path: string, content: unknown, status?: number): void;
  stop(): Promise<void>;
}

/** Stands in for a server of models: answers what it was told. */
export async function serveChat(): Promise<ChatServer> {
  const answers = new Map<string, { content: unknown; status: number }>();
  const asked: ChatServer['asked'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    asked.push({ path, body: text && JSON.parse(text) });
    const { content, status } = answers.get(path) ?? { content: 'nothing here', status: 404 };
    const headers = status === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(status, headers).end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, content, status = 200) => answers.set(path, { content, status }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
