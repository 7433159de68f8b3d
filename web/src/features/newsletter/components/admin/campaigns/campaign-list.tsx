import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, formatItems } from '#shared/kernel/format.ts';
import { isUnsent } from '#shared/newsletter/choices.ts';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import type { ThingAct } from '#web/components/list/thing-acts.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { newsletterPlace } from '#web/lib/newsletter-place.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { clickRate, openRate } from '../../../api/admin/open-rate.ts';
import { useNewsletters } from '../../../api/admin/use-newsletters.ts';
import { SendDialog } from '../sending/send-dialog.tsx';
import { CampaignState, campaignStateLabel } from './campaign-state.tsx';
import { MissedPlan } from './missed-plan.tsx';

/** What the page of a newsletter is for. */
const placeLabels: Readonly<Record<NewsletterCard['status'], string>> = {
  draft: 'Edit',
  scheduled: 'Edit',
  sending: 'Progress',
  sent: 'Report',
  stopped: 'Report',
};

/** What is on its way or over leads to how it is or was sent. */
function Subject({ item }: { readonly item: NewsletterCard }) {
  const fromList = useFromList();
  if (isUnsent(item.status)) return item.subject;
  return (
    <TextLink look="title" to={fromList(newsletterPlace(item))}>
      {item.subject}
    </TextLink>
  );
}

const columns = (acts: (item: NewsletterCard) => ReactNode): readonly ListColumn<NewsletterCard>[] => [
  {
    id: 'subject',
    label: 'Subject',
    isFixed: true,
    value: ({ subject }) => subject,
    cell: (item) => (
      <span className="line-clamp-2 max-w-80 min-w-44 font-strong">
        <Subject item={item} />
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    value: campaignStateLabel,
    cell: CampaignState,
  },
  {
    id: 'created',
    label: 'Created',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];

/** When it was sent, when it is planned to be, or when it was begun. */
const dateOf = ({ sent_at, status, scheduled_date, created_at }: NewsletterCard): string =>
  sent_at ?? (status === 'scheduled' ? scheduled_date : null) ?? created_at;

const CampaignCard = ({ item, acts }: { readonly item: NewsletterCard; readonly acts: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <CampaignState {...item} />
      <span className="text-12 text-muted">{formatDateTime(dateOf(item))}</span>
    </p>
    <h2 className="mt-2 line-clamp-2 text-16 break-words">
      <Subject item={item} />
    </h2>
    <p className="mt-1 text-14 break-words text-muted">{item.snippet}</p>
    <MissedPlan missed_date={item.missed_date} />
    {item.sent_count > 0 && (
      <p className="mt-2 font-mono text-12 text-muted">
        {formatItems(item.sent_count, 'mail')}, {openRate(item)}% opened, {clickRate(item)}% clicked
      </p>
    )}
    <div className="mt-auto -mb-2 pt-2">{acts}</div>
  </div>
);

export type CampaignListProps = Pick<ManagedListProps<NewsletterCard, never>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The newsletters as cards or as a table. */
export function CampaignList(props: CampaignListProps) {
  const { may } = useSession();
  const things = useNewsletters();
  const fromList = useFromList();
  const navigate = useNavigate();
  const [sending, setSending] = useState<NewsletterCard | null>(null);
  const actsOf = (item: NewsletterCard): readonly ThingAct[] => [
    ...(isUnsent(item.status) && may('admin')
      ? [{ label: item.status === 'draft' ? 'Send' : 'Send now', onAct: () => setSending(item) }]
      : []),
    { label: 'Duplicate', isRare: true, onAct: () => void navigate(href('adminNewNewsletter', { from: item.id })) },
  ];
  return (
    <>
      <ManagedList
        {...props}
        noun="newsletters"
        views="newsletters"
        failedTitle="Failed to fetch newsletter data"
        things={things}
        nameOf={({ subject }) => subject}
        viewOf={({ id }) => href('newsletter', { id })}
        viewLabel="Preview"
        editAt={(item) => fromList(newsletterPlace(item))}
        editLabel={({ status }) => placeLabels[status]}
        moreActs={actsOf}
        columns={columns}
        usual="cards"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
        card={(item, acts) => <CampaignCard item={item} acts={acts} />}
        mayDelete={({ status }) => may('admin') && status !== 'sending'}
        deletion={(name) => `“${name}” is gone for good.`}
      />
      <SendDialog newsletter={sending} onClose={() => setSending(null)} />
    </>
  );
}
