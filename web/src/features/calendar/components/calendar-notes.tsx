import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { described, type Kind } from '../api/kinds.ts';

export interface CalendarNotesProps {
  readonly timeZone: string;
  /** The kinds that are shown. */
  readonly kinds: readonly Kind[];
  /** Kinds of which only the first ones are shown. */
  readonly cut: readonly Kind[];
}

/** How many articles have no date yet. */
function Drafts() {
  const { data } = useApi('GET /admin/articles/summary');
  if (!data || data.draft === 0) return null;
  const verb = data.draft === 1 ? 'is a draft and has' : 'are drafts and have';
  return (
    <p>
      <TextLink to={href('adminArticles', { status: 'draft' })}>{formatItems(data.draft, 'article')}</TextLink> {verb}{' '}
      no place in the calendar.
    </p>
  );
}

/** What the month does not say by itself. */
export const CalendarNotes = ({ timeZone, kinds, cut }: CalendarNotesProps) => (
  <div className="mt-4 space-y-1 text-muted">
    {cut.map((kind) => (
      <p key={kind}>There are more {described[kind].many} in this month than are shown.</p>
    ))}
    {kinds.includes('article') && <Drafts />}
    <p>Days and times are in {timeZone}.</p>
  </div>
);
