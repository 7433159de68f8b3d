import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { formatItems } from '#web/lib/text/format.ts';

type Offer = Pick<CoachingPackage, 'sessions' | 'session_duration' | 'max_participants'>;

/** `4 sessions of 60 minutes`. */
export const sessionWords = ({ sessions, session_duration }: Offer): string =>
  `${formatItems(sessions, 'session')} of ${formatItems(session_duration, 'minute')}`;

/** One participant is a conversation, more are a group. */
export const participantWords = ({ max_participants }: Offer): string =>
  max_participants === 1 ? 'Individual' : `Up to ${formatItems(max_participants, 'person', 'people')}`;
