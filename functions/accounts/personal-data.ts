import { DomainError } from '#lib/errors.ts';
import type { PersonalData } from '#lib/person/personal-data.ts';
import { forgetReset, resetKey } from './reset/reset.repo.ts';
import { forgetFactor } from './second-factor/second-factor.repo.ts';
import { findBySubject } from './user/user.repo.ts';
import { forgetVerification } from './verification/verification.repo.ts';

/** Profile, address and identity go last, in `user.removal.ts`: until then a second run finds what it needs. */
export const personalData: PersonalData = {
  entities: ['user', 'user-search', 'address', 'verification', 'reset', 'second-factor'],
  async exportOf({ subject }) {
    const user = await findBySubject(subject);
    if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
    const { user_id, name, email, role, email_verified, created_at, last_login } = user;
    const second_factor = user.has_second_factor ?? false;
    const profile = { id: user_id, name, email, role, email_verified, second_factor, created_at };
    return { profile: { ...profile, last_login: last_login ?? null } };
  },
  async deleteOf({ id, subject, email }) {
    await Promise.all([forgetVerification(id), forgetReset(resetKey(email)), forgetFactor(subject)]);
  },
};
