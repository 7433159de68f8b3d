import { masked } from '#lib/mail/masked.ts';
import type { StoredUser } from './user.entity.ts';

/** A user as the audit log names them: it keeps no addresses and no names of people who may leave. */
export const auditTarget = ({ user_id, email }: Pick<StoredUser, 'user_id' | 'email'>) => ({
  id: user_id,
  name: masked(email),
});
