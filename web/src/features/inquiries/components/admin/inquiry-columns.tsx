import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { inquiryTexts, kindLabels } from '#shared/inquiries/inquiry-columns.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { InquiryState } from './inquiry-state.tsx';

interface Shown {
  readonly inquiry: Inquiry;
}

/** What it is about, leading to its page. */
export const InquirySubject = ({ inquiry: { id, subject } }: Shown) => (
  <TextLink
    to={useFromList()(href('adminInquiry', { id }))}
    className="font-strong wrap-anywhere text-ink hover:text-accent"
  >
    {subject}
  </TextLink>
);

/** The columns of the inquiries. */
export const inquiryColumns: readonly ListColumn<Inquiry>[] = [
  {
    id: 'subject',
    ...inquiryTexts.subject,
    isFixed: true,
    cell: (inquiry) => (
      <div className="line-clamp-2 max-w-80 min-w-44">
        <InquirySubject inquiry={inquiry} />
      </div>
    ),
  },
  {
    id: 'name',
    ...inquiryTexts.name,
    cell: ({ name }) => <bdi className="block max-w-44 truncate">{name}</bdi>,
  },
  {
    id: 'email',
    ...inquiryTexts.email,
    cell: ({ email }) => <span className="block max-w-52 truncate text-muted">{email}</span>,
  },
  { id: 'kind', ...inquiryTexts.kind, cell: ({ kind }) => kindLabels[kind] },
  {
    id: 'state',
    ...inquiryTexts.state,
    cell: ({ state }) => <InquiryState state={state} />,
  },
  {
    id: 'replies',
    ...inquiryTexts.replies,
    isFigure: true,
    cell: ({ replies }) => replies.length,
  },
  {
    id: 'received',
    ...inquiryTexts.received,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
];
