import { expect, inject, test } from 'vitest';
import type { FunctionGrant } from '#scripts/local/client.ts';
import { visitor } from './cloud.ts';

/** `npm test` takes what nothing uses for superfluous (scripts/test/grants), so the local cloud has to notice each use. */

const used = async (): Promise<string[]> => {
  const grants = (await (await fetch(`${inject('cloudUrl')}/__local/grants`)).json()) as FunctionGrant[];
  expect(grants.length).toBeGreaterThan(100);
  return grants
    .filter(({ isUsed }) => isUsed)
    .map(({ function: name, action, resource }) => `${name} ${action} ${resource.split(':').at(-1)}`);
};

test('the local cloud tells which of their grants functions have used', async () => {
  const { status } = await visitor().post('/auth/login', { email: 'nobody@example.test', password: 'Passw0rd!' });
  expect(status).toBe(401);
  const now = await used();
  expect(now).toContain('Accounts-Http cognito-idp:AdminInitiateAuth userpool/us-east-1_rampart00');
  expect(now).toContain('Accounts-Http dynamodb:BatchGetItem table/Data-Table');
  expect(now.filter((line) => line.startsWith('Reference-Http'))).toEqual([]);
});
