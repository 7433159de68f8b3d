import { DomainError } from '#lib/errors.ts';
import type { PersonalData } from '#lib/person/personal-data.ts';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import type { StoredSession } from './open-session/open-session.entity.ts';
import { forgetOpenSessions, listSessions } from './open-session/open-session.repo.ts';
import { forgetReset, resetKey } from './reset/reset.repo.ts';
import { forgetViews, listViews } from './saved-view/saved-view.repo.ts';
import { forgetFactor } from './second-factor/second-factor.repo.ts';
import { findBySubject } from './user/user.repo.ts';
import { forgetVerification } from './verification/verification.repo.ts';

const exportedSession = ({ device, back_office, began_at, last_used_at }: StoredSession) => ({
  device,
  back_office,
  began_at,
  last_used_at,
});

const exportedView = ({ id: _, ...view }: SavedView) => view;

/** Profile, address and identity go last, in `user.removal.ts`: until then a second run finds what it needs. */
export const personalData: PersonalData = {
  entities: ['user', 'user-search', 'address', 'open-session', 'verification', 'reset', 'second-factor', 'saved-views'],
  async exportOf({ subject }) {
    const user = await findBySubject(subject);
    if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
    const { user_id, name, email, role, email_verified, created_at, last_login } = user;
    const second_factor = user.has_second_factor ?? false;
    const profile = { id: user_id, name, email, role, email_verified, second_factor, created_at };
    return {
      profile: { ...profile, last_login: last_login ?? null },
      sessions: (await listSessions(subject)).map(exportedSession),
      saved_views: (await listViews(user_id)).map(exportedView),
    };
  },
  async deleteOf({ id, subject, email }) {
    await Promise.all([
      forgetOpenSessions(subject),
      forgetVerification(id),
      forgetReset(resetKey(email)),
      forgetFactor(subject),
      forgetViews(id),
    ]);
  },
};
