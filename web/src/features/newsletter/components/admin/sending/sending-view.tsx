import type { Sending } from '#shared/newsletter/sending.ts';
import { type Tab, Tabs } from '#web/components/ui/tabs.tsx';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { noAnswer, sendingLabels, waitSentence } from '../../../api/admin/sending/sending-words.ts';
import type { SendingActs } from '../../../api/admin/sending/use-sending.ts';
import { SendingProgress } from './progress/sending-progress.tsx';
import { Recipients } from './recipients/recipients.tsx';
import { NewsletterReport } from './report/newsletter-report.tsx';
import { SendingHead } from './sending-head.tsx';

type Place = 'progress' | 'report' | 'recipients';

export interface SendingViewProps {
  readonly sending: Sending;
  /** Whether nobody knows at present how it goes on. */
  readonly isOld: boolean;
  readonly acts: SendingActs;
}

/** How it goes on, for somebody who does not see it. */
const Announcement = ({ sending: { state, wait }, isOld }: Pick<SendingViewProps, 'sending' | 'isOld'>) => (
  <p role="status" className="sr-only">
    {`Newsletter: ${sendingLabels[state]}. ${wait ? waitSentence(wait) : ''} ${isOld ? noAnswer : ''}`}
  </p>
);

/** The sending of a newsletter as it is now. Which part is shown stands in the address; recipients are for admins. */
export function SendingView({ sending, isOld, acts }: SendingViewProps) {
  const { may } = useSession();
  const filters = useListFilters();
  const tabs: Tab<Place>[] = [
    { value: 'progress', label: 'Progress', content: <SendingProgress {...{ sending, isOld }} /> },
    { value: 'report', label: 'Report', content: <NewsletterReport sending={sending} /> },
    { value: 'recipients', label: 'Recipients', content: <Recipients {...{ filters, sending }} /> },
  ];
  const offered = tabs.filter(({ value }) => value !== 'recipients' || may('admin'));
  return (
    <>
      <SendingHead {...{ sending, acts }} />
      <Announcement {...{ sending, isOld }} />
      <Tabs
        label="Sending"
        value={offered.find(({ value }) => value === filters.value('tab'))?.value ?? 'progress'}
        onChange={(value) => filters.set('tab', value === 'progress' ? '' : value)}
        tabs={offered}
      />
    </>
  );
}
