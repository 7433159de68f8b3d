import { expect, it, vi } from 'vitest';
import { readToken, writeToken } from './confirm-token.ts';
import { readSignedId, signId } from './signed-id.ts';

let signing = 'one';
const readSecret = async () => ({ signing });
vi.mock('#lib/aws/secret.ts', () => ({ readSecret: () => readSecret(), rereadSecret: () => readSecret() }));

const id = 'sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV';

it('can be read only with the signing key', async () => {
  const signed = await signId(id);
  expect(await readSignedId(signed)).toBe(id);
  signing = 'two';
  expect(await readSignedId(signed)).toBeUndefined();
  signing = 'one';
});

it('is bound to its subscriber', async () => {
  const signed = await signId(id);
  expect(await readSignedId(signed.replace('FAV-', 'FAW-'))).toBeUndefined();
  expect(await readSignedId(id)).toBeUndefined();
  expect(await readSignedId(`${signed}A`)).toBeUndefined();
});

it('has no dot, like all our links: the edge treats paths with a dot as files', async () => {
  expect(await signId(id)).not.toContain('.');
  const token = { id, secret: 'A'.repeat(43) };
  expect(writeToken(token)).not.toContain('.');
  expect(readToken(writeToken(token))).toEqual(token);
  expect(readToken('sbr_x-y')).toBeUndefined();
});
