import { expect } from 'vitest';
import { authenticatorCode } from '#scripts/local/client.ts';
import type { Client } from '../client.ts';
import { control, signedUp, visitor } from '../cloud.ts';

const step = 30_000;

/** Somebody's authenticator on the clock of a cloud. */
export interface Authenticator {
  /** A code that has not been used: each call moves the cloud's clock on by a step. */
  code(): Promise<string>;
  /** A code of six digits that is not right. */
  wrong(): Promise<string>;
}

/** The local cloud's time, in milliseconds. */
const timeOf = async (base: string, advance_ms = 0): Promise<number> =>
  Date.parse(((await control('clock', { advance_ms }, base)) as { now: string }).now);

export function authenticatorOf(secret: string, base: string): Authenticator {
  return {
    code: async () => authenticatorCode(secret, await timeOf(base, step)),
    async wrong() {
      const now = await timeOf(base);
      const near = await Promise.all([-2, -1, 0, 1, 2].map((apart) => authenticatorCode(secret, now + apart * step)));
      return (
        ['000000', '111111', '222222', '333333', '444444', '555555'].find((one) => !near.includes(one)) ?? '666666'
      );
    },
  };
}

/**
 * The same on a cloud whose clock others use too: its first code is of the step before, and two more follow before the
 * next one begins.
 */
export function steadyAuthenticator(secret: string, base: string): Codes {
  let last = 0;
  return {
    async code() {
      const now = Math.floor((await timeOf(base)) / step);
      last = Math.max(last + 1, now - 1);
      return authenticatorCode(secret, last * step);
    },
  };
}

type Codes = Pick<Authenticator, 'code'>;

/** A code of now, for the one time that a secret needs one. */
export const codeOf = async (secret: string, base: string): Promise<string> =>
  authenticatorCode(secret, await timeOf(base));

async function enrolment<A extends Codes>(client: Client, password: string, make: (s: string, base: string) => A) {
  const { status, body } = await client.post('/auth/second-factor/setup');
  expect(status).toBe(200);
  const secret = body.secret as string;
  const authenticator = make(secret, client.base);
  const answer = await client.post('/auth/second-factor/enrol', { password, code: await authenticator.code() });
  return { answer, authenticator, secret };
}

/** Sets a second factor up for a signed-in person. */
export async function enrolled<A extends Codes = Authenticator>(
  client: Client,
  password: string,
  make: (secret: string, base: string) => A = authenticatorOf as never,
) {
  let made = await enrolment(client, password, make);
  // A steady authenticator's first code is too old when a step ends before it is checked: once, as another one begins.
  if (made.answer.status === 422) made = await enrolment(client, password, make);
  const { answer, authenticator, secret } = made;
  expect(answer).toMatchObject({ status: 200 });
  return { authenticator, codes: answer.body.recovery_codes as string[], secret };
}

/** A new account with a second factor. */
export async function signedUpWithFactor(base: string) {
  const { client, person, user } = await signedUp(base);
  return { client, person, user, ...(await enrolled(client, person.password)) };
}

/** The first step of a sign-in: a visitor with the challenge. */
export async function challenged(person: { email: string; password: string }, base: string, door = 'login') {
  const client = visitor(base);
  const { email, password } = person;
  const { status, body } = await client.post(`/auth/${door}`, { email, password });
  expect([status, body.second_factor]).toEqual([200, true]);
  return { client, challenge: body.challenge as string };
}
