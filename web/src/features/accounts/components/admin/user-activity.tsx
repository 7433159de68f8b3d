import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { RecordRow, RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { actWords } from '../../api/admin/act-words.ts';

/** What admins did with a user, newest first. */
export const UserActivity = ({ activity }: Pick<UserProfile, 'activity'>) => (
  <RecordSection
    title="Activity of admins"
    {...(activity.length === 0 && { empty: 'No admin has done anything here' })}
  >
    <ul>
      {activity.map(({ id, action, actor_name, at }) => (
        <RecordRow key={id} title={actWords(action)} text={`${actor_name}, ${formatDateTime(at)}`} />
      ))}
    </ul>
  </RecordSection>
);
