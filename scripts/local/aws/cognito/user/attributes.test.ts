import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, onTestFinished } from 'vitest';
import { adaEmail, freshPool, UserPoolId } from '../testing/test-pool.ts';
import { checkClientAttributes } from './attributes.ts';

it.each([
  [['email'], ['locale'], false],
  [['email'], ['locale', 'email'], true],
  [['email'], undefined, true],
  [[], ['locale'], true],
])('required %j, writable %j: a client is created: %s', (requiredAttributes, writeAttributes, isCreated) => {
  const check = () => checkClientAttributes({ pool: { requiredAttributes }, client: { writeAttributes } } as never);
  if (isCreated) expect(check).not.toThrow();
  else expect(check).toThrow('Invalid write attributes specified while creating a client');
});

it('refuses a user without a required attribute; the address is given by the name', async () => {
  const first = await freshPool();
  const pool = await first.restart({ requiredAttributes: ['email', 'name'] });
  onTestFinished(() => pool.close());
  const create = (...UserAttributes: { Name: string; Value: string }[]) =>
    pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username: adaEmail, UserAttributes }));
  const message = 'Attributes did not conform to the schema: name: The attribute is required';
  await expect(create()).rejects.toMatchObject({ name: 'InvalidParameterException', message });
  await expect(create({ Name: 'name', Value: 'Ada' })).resolves.toBeTruthy();
});
