import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { visitor } from '../cloud.ts';
import { account } from './account.ts';
import { type Ran, run } from './run.ts';

const password = 'Corr3ct horse';
const newAddress = () => `ann-${randomUUID()}@example.test`;
const create = (args: readonly string[], input = `${password}\n`, env = {}): Promise<Ran> =>
  run('create-admin', args, { input, env });
const onLocal = (email: string) => ['--local', '--url', inject('cloudUrl'), '--name', 'Ann Admin', '--email', email];

describe('create-admin', () => {
  test('creates an admin of the local cloud who may sign in, once', async () => {
    const email = newAddress();
    const { code, out, error } = await create(onLocal(email));
    expect([code, error]).toEqual([0, '']);
    expect(out).toBe(`${email} may enter the back-office at ${inject('cloudUrl')}/admin-login\n`);
    const { status, body } = await visitor().post('/auth/admin-login', { email, password });
    expect([status, body.user]).toMatchObject([200, { name: 'Ann Admin', is_admin: true, email_verified: true }]);

    const again = await create(onLocal(email));
    expect([again.code, again.error]).toEqual([1, 'An account with this email already exists\n']);
    expect(out + again.out + again.error).not.toContain(password);
  });

  test('creates an admin of a stage, which it finds by the outputs of the stacks', async () => {
    const email = newAddress();
    const args = ['--stage', 'dev', '--name', 'Ann Admin', '--email', email];
    const { code, out, error } = await create(args, `${password}\n`, await account('dev'));
    expect([code, error]).toEqual([0, '']);
    expect(out).toBe(`${email} may enter the back-office at https://library.rampart.press/admin-login\n`);
    expect((await visitor().post('/auth/admin-login', { email, password })).status).toBe(200);
  });

  test('says which stack is not deployed', async () => {
    const args = ['--stage', 'dev', '--name', 'Ann', '--email', newAddress()];
    const { code, error } = await create(args, `${password}\n`, await account('dev', 'Auth'));
    expect([code, error]).toEqual([
      1,
      'The stack Rampart-dev-Auth is not deployed in us-east-1: deploy the stage first.\n',
    ]);
  });

  test('says that there are no credentials', async () => {
    const { code, error } = await create(['--stage', 'dev', '--name', 'Ann', '--email', newAddress()]);
    expect([code, error]).toEqual([1, 'There are no AWS credentials: sign in, for example with `aws sso login`.\n']);
  });

  test.each([
    ['no stage', ['--name', 'Ann', '--email', 'ann@example.test'], /^Usage: .*\n--local instead of a stage/],
    ['a stage and the local cloud', ['--local', '--stage', 'dev', '--name', 'Ann', '--email', 'a@b.test'], /^Usage: /],
    [
      'an unknown stage',
      ['--stage', 'prod', '--name', 'Ann', '--email', 'ann@example.test'],
      /^Name the stage: --stage dev/,
    ],
    ['no name', ['--local', '--email', 'ann@example.test'], /^Name is required\nUsage: /],
    ['no address', ['--local', '--name', 'Ann', '--email', 'ann'], /^Please enter a valid email address\nUsage: /],
    [
      'no local cloud',
      ['--local', '--url', 'http://127.0.0.1:1', '--name', 'Ann', '--email', 'ann@example.test'],
      /^No local cloud answers at /,
    ],
  ])('stops before it asks with %s', async (_, args, sentence) => {
    const { code, error } = await create(args, '');
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
  });

  test.each([
    ['short', 'Password should be at least 6 characters long\n'],
    ['lowercase', 'This password is too weak for an admin: make it longer, with capitals, digits and signs.\n'],
    ['P@ssw0rd', 'This password is one of the most common ones, which are tried first. Please choose another one.\n'],
    ['', 'There is no password on the standard input.\n'],
  ])('refuses the password "%s"', async (weak, sentence) => {
    const { code, error } = await create(onLocal(newAddress()), weak);
    expect([code, error]).toEqual([1, sentence]);
  });
});
