import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { poolTokens } from '#scripts/local/client.ts';
import { endpoint } from '#shared/kernel/endpoint.ts';
import type { Profile } from '../actor.ts';
import type { HttpEvent } from './event.ts';
import { routeAhead } from './route.ts';

/* What a route reads while the caller's profile is being read, and that the profile decides all the same. */

const body = z.object({ name: z.string() });
const call = { method: 'POST', path: '/things', summary: 'For the tests', body, response: z.unknown() } as const;
const tokens = poolTokens(process.env.USER_POOL_ID ?? '', process.env.USER_POOL_CLIENT_ID ?? '');

let steps: string[] = [];
const read = async (person: string | undefined, { body: { name } }: { body: { name: string } }) => {
  steps.push(`reads ${name} for ${person}`);
  return `${name} of ${person}`;
};
const add = (readAhead = read) =>
  routeAhead(endpoint({ ...call, auth: 'optional' }), readAhead, ({ ahead, actor }) => {
    steps.push('serves');
    return { ahead, actor: actor?.id ?? null };
  });

/** A caller of their own, whom no instance knows yet. */
let people = 0;
async function caller() {
  const sub = `subject-${++people}`;
  const authorization = `Bearer ${await (await tokens).token({ sub })}`;
  return (route: ReturnType<typeof add>, change: Partial<Profile> = {}, sent: object = { name: 'a' }) => {
    const profile = {
      ...{ id: `usr_of_${sub}`, email: '', name: '', role: 'user', active: true, forcePasswordChange: false },
      ...{ lacksSecondFactor: false, tokensValidAfter: 0, openSessions: ['session-of-the-test'], ...change },
    } as Profile;
    return answered(
      route,
      authorization,
      async () => {
        steps.push('reads the profile');
        await new Promise((resolve) => setImmediate(resolve));
        steps.push('knows the profile');
        return profile;
      },
      sent,
    );
  };
}
async function answered(
  route: ReturnType<typeof add>,
  authorization: string | undefined,
  findProfile: () => Promise<Profile | undefined>,
  sent: object,
) {
  const event = {
    headers: { 'content-type': 'application/json', authorization },
    requestContext: { requestId: 'r', http: { method: 'POST', path: '/things', sourceIp: '10.0.0.1' } },
    body: JSON.stringify(sent),
  } as unknown as HttpEvent;
  return JSON.parse((await route.handle(event, findProfile)).body ?? '');
}

beforeEach(async () => {
  steps = [];
  const { jwks } = await tokens;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(jwks)),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('waits for the profile of somebody new, and of whoever is known reads at the same moment', async () => {
  const person = await caller();
  const { actor } = await person(add());
  expect(steps).toEqual(['reads the profile', 'knows the profile', `reads a for ${actor}`, 'serves']);
  steps = [];
  expect(await person(add())).toEqual({ actor, ahead: `a of ${actor}` });
  expect(steps).toEqual(['reads the profile', `reads a for ${actor}`, 'knows the profile', 'serves']);
});

it('has nobody to read for when nobody is signed in', async () => {
  const answer = await answered(add(), undefined, async () => undefined, { name: 'a' });
  expect(answer).toEqual({ actor: null, ahead: 'a of undefined' });
});

describe('somebody who is known', () => {
  it('is refused by the profile whatever was read, and whatever is wrong with the request', async () => {
    const person = await caller();
    await person(add());
    const failing = vi.fn(() => Promise.reject(new Error('The table is busy')));
    const inactive = { active: false };
    steps = [];
    await expect(person(add(), inactive)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(person(add(failing), inactive)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(person(add(), inactive, { name: 7 })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(failing).toHaveBeenCalled();
    expect(steps).not.toContain('serves');
  });

  it('is refused only when what was begun has ended: a function is frozen with its answer', async () => {
    const person = await caller();
    await person(add());
    steps = [];
    const slow = async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      steps.push('has read');
      return 'late';
    };
    await expect(person(add(slow), { active: false })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(steps.at(-1)).toBe('has read');
  });

  it('is told what is wrong with the request, and nothing is read for it', async () => {
    const person = await caller();
    await person(add());
    steps = [];
    await expect(person(add(), {}, { name: 7 })).rejects.toMatchObject({ code: 'invalid' });
    expect(steps).toEqual(['reads the profile', 'knows the profile']);
  });

  it('is never shown what was read for somebody else', async () => {
    const person = await caller();
    await person(add());
    steps = [];
    expect(await person(add(), { id: 'usr_other' })).toEqual({ actor: 'usr_other', ahead: 'a of usr_other' });
  });

  it('is not served when what was to be read cannot be', async () => {
    const person = await caller();
    await person(add());
    steps = [];
    const failing = () => Promise.reject(new Error('The table is busy'));
    await expect(person(add(failing))).rejects.toThrow('The table is busy');
    expect(steps).not.toContain('serves');
  });
});
