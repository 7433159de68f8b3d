import type { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Done } from '#shared/kernel/answer.ts';
import { api } from '#web/lib/api/api.ts';
import type { Authority } from '#web/lib/session/session.tsx';

/** What an admin does with a user after a confirmation. */
export interface UserAct {
  readonly label: string;
  /** What it does, before it is chosen. */
  readonly text: string;
  readonly question: string;
  /** What confirming does to this person. */
  readonly effect: (user: AdminUser) => string;
  readonly confirmLabel: string;
  readonly busyText: string;
  readonly isHarmless?: boolean;
  /** Shown without a sentence from the server. */
  readonly failed: string;
  readonly isOffered: (user: AdminUser) => boolean;
  /** About role, status, second factor or deletion: nobody does it to themself, and only an owner to an owner. */
  readonly isAboutStanding?: boolean;
  /** Answers with the sentence of its success. */
  readonly run: (id: string) => Promise<Done>;
}

const setStatus = (status: AdminUser['status']) => (id: string) =>
  api('PUT /admin/users/{id}/status', { params: { id }, body: { status } });

export const deletion: UserAct = {
  label: 'Delete user',
  text: 'Removes the account and what belongs to it.',
  question: 'Are you sure you want to delete this user?',
  effect: ({ name }) =>
    `The account of ${name}, with its library and wishlist, is removed. Paid orders stay, without the name. This action cannot be undone.`,
  confirmLabel: 'Delete',
  busyText: 'Deleting…',
  failed: 'Failed to delete user',
  isAboutStanding: true,
  isOffered: () => true,
  run: (id) => api('DELETE /admin/users/{id}', { params: { id } }),
};

/** In the order in which they are offered. */
const userActs: readonly UserAct[] = [
  {
    label: 'Activate user',
    text: 'Lets them sign in again.',
    question: 'Are you sure you want to activate this user?',
    effect: ({ name }) => `${name} can sign in again.`,
    confirmLabel: 'Activate',
    busyText: 'Activating…',
    isHarmless: true,
    failed: 'Failed to update user status',
    isAboutStanding: true,
    isOffered: ({ status }) => status === 'inactive',
    run: setStatus('active'),
  },
  {
    label: 'Deactivate user',
    text: 'Signs them out and keeps them out.',
    question: 'Are you sure you want to deactivate this user?',
    effect: ({ name }) => `${name} is signed out everywhere at once and cannot sign in until activated again.`,
    confirmLabel: 'Deactivate',
    busyText: 'Deactivating…',
    failed: 'Failed to update user status',
    isAboutStanding: true,
    isOffered: ({ status }) => status === 'active',
    run: setStatus('inactive'),
  },
  {
    label: 'Promote to admin',
    text: 'Opens the back-office to them.',
    question: 'Are you sure you want to promote this user to admin?',
    effect: ({ name }) => `${name} can do everything in the back-office, from the next sign-in on.`,
    confirmLabel: 'Promote',
    busyText: 'Promoting…',
    failed: 'Failed to promote user',
    isAboutStanding: true,
    isOffered: ({ is_admin }) => !is_admin,
    run: (id) => api('PUT /admin/users/{id}/promote', { params: { id } }),
  },
  {
    label: 'Remove admin privileges',
    text: 'Closes the back-office to them.',
    question: 'Are you sure you want to remove admin privileges from this user?',
    effect: ({ name }) => `${name} leaves the back-office at once and keeps the account.`,
    confirmLabel: 'Remove',
    busyText: 'Removing…',
    failed: 'Failed to remove admin privileges',
    isAboutStanding: true,
    isOffered: ({ is_admin }) => is_admin,
    run: (id) => api('PUT /admin/users/{id}/demote', { params: { id } }),
  },
  {
    label: 'Force password reset',
    text: 'Asks for a new password first.',
    question: 'Are you sure you want to force a password reset for this user?',
    effect: ({ name }) => `${name} can do nothing else until a new password is chosen.`,
    confirmLabel: 'Force reset',
    busyText: 'Forcing reset…',
    failed: 'Failed to force password reset',
    isOffered: ({ force_password_change }) => !force_password_change,
    run: (id) => api('PUT /admin/users/{id}/force-password-reset', { params: { id } }),
  },
  {
    label: 'Reset second factor',
    text: 'For a lost phone: the password alone signs in.',
    question: 'Are you sure you want to reset the second factor of this user?',
    effect: ({ name }) =>
      `${name} signs in with the password alone until they set up a second factor again. They are told by mail. Make sure that it is really them who asked.`,
    confirmLabel: 'Reset second factor',
    busyText: 'Resetting…',
    failed: 'Failed to reset the second factor',
    isAboutStanding: true,
    isOffered: ({ second_factor }) => second_factor,
    run: (id) => api('DELETE /admin/users/{id}/second-factor', { params: { id } }),
  },
  {
    label: 'End sessions',
    text: 'Signs them out on every device.',
    question: 'Are you sure you want to end all sessions of this user?',
    effect: ({ name }) => `${name} is signed out on every device at once and can sign in again.`,
    confirmLabel: 'End sessions',
    busyText: 'Ending sessions…',
    failed: 'Failed to end sessions',
    isOffered: () => true,
    run: (id) => api('DELETE /admin/users/{id}/sessions', { params: { id } }),
  },
  deletion,
];

/** Whoever looks at a user. */
export interface Viewer extends Pick<Authority, 'may'> {
  readonly user: Pick<AdminUser, 'id'> | null;
}

/** Whether somebody may change role, status and existence of a user. */
export const mayChangeStanding = (user: AdminUser, { user: me, may }: Viewer): boolean =>
  may('admin') && user.id !== me?.id && (user.role !== 'owner' || may('owner'));

/** What somebody may do with a user: the rest would be refused. */
export const actsOffered = (user: AdminUser, viewer: Viewer): readonly UserAct[] =>
  userActs.filter(
    ({ isOffered, isAboutStanding }) =>
      isOffered(user) && (isAboutStanding ? mayChangeStanding(user, viewer) : viewer.may('admin')),
  );
