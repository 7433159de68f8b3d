import { expect, test } from 'vitest';
import { control, ownCloud, signedUp } from './cloud.ts';

test('a call that the table does not answer is retried while the caller still waits', async () => {
  const { url } = await ownCloud();
  const { client } = await signedUp(url);
  // Longer than the gateway waits for a function.
  await control('faults', { service: 'dynamodb', operation: 'GetItem', delay: 40_000, times: 1 }, url);
  expect((await client.get('/auth/me')).status).toBe(200);
});
