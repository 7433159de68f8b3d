import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import { readCounter } from '#lib/table/counter.ts';
import { userCounter } from './user/user.entity.ts';

/** What other domains may ask of accounts. Every handler loads this file for `findProfile`, so the rest is small or waits. */
export { countMail } from './attempt/mail-limit.ts';
export { noSessionCookie } from './session/session.cookie.ts';
export { findProfile, isEmailVerified } from './user/user.repo.ts';

/** What this domain keeps about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** How many accounts there are. */
export const totalUsers = (): Promise<number> => readCounter(userCounter);

/** Closing an account and removing it. Loaded when asked for: it talks to the user pool. */
export const accountRemoval = () => import('./user/user.removal.ts');
