import { coachingTypeLabels } from '#shared/coaching/choices.ts';
import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { formatItems } from '#shared/kernel/format.ts';

type Kind = Pick<CoachingPackage, 'coaching_type' | 'category' | 'difficulty_level'>;
type Offer = Pick<CoachingPackage, 'sessions' | 'session_duration' | 'max_participants'>;

/** `4 sessions of 60 minutes`. */
export const sessionWords = ({ sessions, session_duration }: Offer): string =>
  `${formatItems(sessions, 'session')} of ${formatItems(session_duration, 'minute')}`;

/** `Custom Coaching`, `Security Assessment`, `Advanced`. */
export const kindOf = ({ coaching_type, category, difficulty_level }: Kind): readonly string[] => [
  ...new Set([coachingTypeLabels[coaching_type], category, difficulty_level]),
];

/** One participant is a conversation, more are a group. */
export const participantWords = ({ max_participants }: Offer): string =>
  max_participants === 1 ? 'Individual' : `Up to ${formatItems(max_participants, 'person', 'people')}`;
