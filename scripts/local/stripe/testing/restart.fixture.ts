/** For `restart.test.ts`: a stand-in in its own process that can be killed. Argument: its directory. */

import { openStripe } from '../stripe.ts';
import { bodyOf, listen, originOf, write } from './http.ts';

const standIn = await openStripe({
  directory: String(process.argv[2]),
  clock: { now: () => Date.now() },
  webhook: { url: () => 'http://127.0.0.1:1/nobody', secret: 'whsec_nobody' },
  publicOrigin: () => 'http://127.0.0.1',
});

const server = await listen(async (request, response) => {
  const { method = 'GET', url = '/', headers } = request;
  write(response, await standIn.api({ method, url, headers, body: await bodyOf(request) }));
});
process.send?.(Number(new URL(originOf(server)).port));
// Exits with its parent, so that a killed test run leaves nothing behind.
process.once('disconnect', () => process.exit());
