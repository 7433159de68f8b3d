import { describe, expect, inject, test } from 'vitest';
import { enrolled, steadyAuthenticator } from '../accounts/authenticator.ts';
import { asAdmin, mailsTo, signedUp, visitor } from '../cloud.ts';
import { account } from './account.ts';
import { type Ran, run } from './run.ts';

const onLocal = (email: string) => ['--local', '--url', inject('cloudUrl'), '--email', email];
const reset = (args: readonly string[], input: string, env = {}): Promise<Ran> =>
  run('reset-second-factor', args, { input, env });

/** Somebody with a second factor, who is signed in. */
async function withFactor() {
  const { client, person, user } = await signedUp();
  await enrolled(client, person.password, steadyAuthenticator);
  return { client, person, user, email: person.email };
}
const firstStep = async ({ email, password }: { email: string; password: string }) =>
  (await visitor().post('/auth/login', { email, password })).body;

describe('reset-second-factor', () => {
  test('of the local cloud: the password alone signs in, all sessions end, logged and mailed', async () => {
    const { client, person, user, email } = await withFactor();
    expect((await client.get('/auth/me')).status).toBe(200);
    expect(await firstStep(person)).toMatchObject({ second_factor: true });
    const { code, out, error } = await reset(onLocal(email), `${email}\n`);
    expect([code, error]).toEqual([
      0,
      `${email} (user) loses the second factor, and all sessions end.\nType the address again to go on: `,
    ]);
    const entrance = `signs in with the password alone at ${inject('cloudUrl')}/admin-login`;
    expect(out).toBe(`${email} ${entrance}, and can set up another second factor there.\n`);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect(await firstStep(person)).toMatchObject({ access_token: expect.any(String) });
    const { body } = await (await asAdmin()).get(`/admin/audit-log?target_id=${user.id}`);
    expect(body[0]).toMatchObject({ action: 'user.second-factor-reset', actor_name: 'Operator' });
    expect(JSON.stringify(body)).not.toContain(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('An administrator removed your second factor (Rampart)');

    const again = await reset(onLocal(email), `${email}\n`);
    expect([again.code, again.error]).toEqual([1, `${email} has no second factor: the password alone signs in.\n`]);
  });

  test('of a stage, which it finds by the outputs of the stacks', async () => {
    const { person, email } = await withFactor();
    const args = ['--stage', 'dev', '--email', email];
    const { code, out } = await reset(args, `${email}\n`, await account('dev'));
    expect([code, out]).toEqual([0, expect.stringContaining('at https://library.rampart.press/admin-login')]);
    expect(await firstStep(person)).toMatchObject({ access_token: expect.any(String) });
  });

  test('changes nothing until the address was typed again', async () => {
    const { client, person, email } = await withFactor();
    for (const input of ['', 'yes\n']) {
      const { code, error } = await reset(onLocal(email), input);
      expect([code, error]).toEqual([1, expect.stringContaining('Cancelled: nothing has changed.\n')]);
    }
    expect((await client.get('/auth/me')).status).toBe(200);
    expect(await firstStep(person)).toMatchObject({ second_factor: true });
  });

  test.each([
    ['no address', ['--local'], /^Please enter your email address\nUsage: /],
    ['no stage', ['--email', 'ada@example.test'], /^Usage: .*\n--local instead of a stage/],
  ])('stops before it asks with %s', async (_, args, sentence) => {
    const { code, error } = await reset(args, '');
    expect([code, error]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test('of nobody says so', async () => {
    const { error } = await reset(onLocal('nobody@example.test'), 'nobody@example.test\n');
    expect(error).toBe('There is no account with the address nobody@example.test.\n');
  });
});
