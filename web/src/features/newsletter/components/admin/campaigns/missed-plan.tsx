import { formatDateTime } from '#shared/kernel/format.ts';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';

/** Why a newsletter that was planned is a draft again, until somebody has saved or sent it. */
export const MissedPlan = ({ missed_date }: Pick<NewsletterCard, 'missed_date'>) =>
  missed_date && (
    <p className="mt-2 text-14 text-danger">
      Not sent on {formatDateTime(missed_date)}: nobody would have got it. Plan it anew once it has subscribers.
    </p>
  );
