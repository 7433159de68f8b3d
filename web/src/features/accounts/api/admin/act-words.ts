/** The audit log's acts on users, in words. */
const words: Readonly<Record<string, string>> = {
  'user.activated': 'Activated',
  'user.deactivated': 'Deactivated',
  'user.promoted': 'Promoted to admin',
  'user.demoted': 'Admin privileges removed',
  'user.role-changed': 'Role changed',
  'user.reset-forced': 'Password reset forced',
  'user.second-factor-enrolled': 'Second factor set up',
  'user.second-factor-removed': 'Second factor removed',
  'user.second-factor-reset': 'Second factor reset',
  'user.recovery-codes-renewed': 'Recovery codes replaced',
  'user.recovery-code-used': 'Recovery code used',
  'user.signed-out': 'All sessions ended',
  'user.session-ended': 'Session ended',
  'user.welcomed': 'Welcome email sent',
  'user.deleted': 'Deleted',
};

/** An act of the audit log in words; the name that it has in the log where there are none. */
export const actWords = (action: string): string => words[action] ?? action;
