import { expect, inject, it } from 'vitest';
import { Client } from './client.ts';
import { noteSecrets, refuseSecrets, secretsIn } from './sent-secrets.ts';

it('knows which fields are secret, and hides what is shown of a key', () => {
  const body = {
    email: 'a@example.test',
    password: 'Passw0rd!',
    secretKey: 'sk_test_abcdefghijk1234',
    name: 'Passw0rd!',
  };
  expect(secretsIn(body)).toEqual(['Passw0rd!', 'sk_test_abcdefghijk']);
  expect(secretsIn('password')).toEqual([]);
  expect(secretsIn({ password: 'short', apiKey: '0'.repeat(40), secretKey: 'sk_live_1' })).toEqual([]);
});

it('refuses an answer that repeats what was sent', async () => {
  noteSecrets({ password: 'never-to-be-repeated' });
  expect(() => refuseSecrets('{"detail":"never-to-be-repeated is wrong"}', 'POST /auth/login')).toThrow(
    'POST /auth/login',
  );
  const client = new Client(inject('cloudUrl'));
  const { status } = await client.post('/auth/login', {
    email: 'nobody@example.test',
    password: 'never-to-be-repeated',
  });
  expect(status).toBe(401);
});
