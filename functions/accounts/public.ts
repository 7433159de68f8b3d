import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import { readCounter } from '#lib/table/counter.ts';
import type { Daily } from '#lib/table/daily.ts';
import { dailySignUps, userCounter } from './user/user.entity.ts';

/** What other domains may use. Every handler loads this file for `findProfile`, so the rest is small or lazy. */
export { countMail } from './attempt/mail-limit.ts';
export { noSessionCookie } from './session/session.cookie.ts';
export { findProfile, hasSecondFactor, isEmailVerified } from './user/user.repo.ts';

/** What this domain stores about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** What a person calls themselves; undefined when there is no account, or it is being deleted. */
export const findName = async (userId: string): Promise<string | undefined> =>
  (await (await import('./user/user-list.repo.ts')).findById(userId))?.name;

/** Members of staff with a part of the back-office. Loaded on demand. */
export const staff = () => import('./user/staff.ts');

/** How many accounts there are. */
export const totalUsers = (): Promise<number> => readCounter(userCounter);

/** Sign-ups by day, of what was read of a period. */
export const signUpsByDay = (daily: Daily): ReadonlyMap<string, number> =>
  new Map([...daily(dailySignUps)].map(([day, { sign_ups = 0 }]) => [day, sign_ups]));

/** Closes and removes an account. Loaded on demand: it talks to the user pool. */
export const accountRemoval = () => import('./user/user.removal.ts');
