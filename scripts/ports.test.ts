import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf, requireFree } from './ports.ts';

describe('PORT', () => {
  it('is 4000 by default', () => {
    expect(portOf(undefined)).toBe(4000);
    expect(portOf('')).toBe(4000);
  });

  it('is the requested one', () => {
    expect(portOf('4410')).toBe(4410);
  });

  it.each(['abc', '0', '-1', '80.5', '70000', '65535'])('refuses %s with an explanation', (wanted) => {
    expect(() => portOf(wanted)).toThrow(`PORT must be a number from 1 to 65500, not "${wanted}".`);
  });
});

describe('a port that is taken', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const take = () =>
    new Promise<number>((resolve) => {
      server = createServer().listen(0, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });

  it('is reported, with what to do', async () => {
    const port = await take();
    const why = `Port ${port} is in use by another program`;
    await expect(requireFree(port, 1, 'npm start')).rejects.toThrow(why);
    await expect(requireFree(port - 1, 2, 'npm start')).rejects.toThrow(/choose another: PORT=\d+ npm start/);
  });
});
