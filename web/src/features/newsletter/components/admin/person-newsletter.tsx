import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { interestLabel } from '#shared/newsletter/interests.ts';
import { RecordRow, RecordSection } from '#web/components/layout/admin/record-section.tsx';

type Subscription = NonNullable<UserProfile['newsletter']>;

const topicsOf = ({ interests }: Subscription): string => interests.map(interestLabel).join(', ') || 'No topics chosen';

/** Whether and to what a person has subscribed. */
export const PersonNewsletter = ({ newsletter }: Pick<UserProfile, 'newsletter'>) => (
  <RecordSection title="Newsletter" {...(!newsletter && { empty: 'Not subscribed' })}>
    {newsletter && (
      <ul>
        <RecordRow
          title={topicsOf(newsletter)}
          text={`Since ${formatDate(newsletter.created_at)}`}
          aside={<span className="text-muted capitalize">{newsletter.status}</span>}
        />
      </ul>
    )}
  </RecordSection>
);
