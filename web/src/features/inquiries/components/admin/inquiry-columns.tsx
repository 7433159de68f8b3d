import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { href } from '#shared/pages/href.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { formatDateTime } from '#web/lib/text/format.ts';
import { kindLabels, stateLabels } from '../../api/admin/inquiry-words.ts';
import { InquiryState } from './inquiry-state.tsx';

interface Shown {
  readonly inquiry: Inquiry;
}

/** What it is about, leading to its page. */
export const InquirySubject = ({ inquiry: { id, subject } }: Shown) => (
  <TextLink to={href('adminInquiry', { id })} className="font-strong wrap-anywhere text-ink hover:text-accent">
    {subject}
  </TextLink>
);

/** The columns of the inquiries. */
export const inquiryColumns: readonly ListColumn<Inquiry>[] = [
  {
    id: 'subject',
    label: 'Subject',
    isFixed: true,
    value: ({ subject }) => subject,
    cell: (inquiry) => (
      <div className="line-clamp-2 max-w-80 min-w-44">
        <InquirySubject inquiry={inquiry} />
      </div>
    ),
  },
  {
    id: 'name',
    label: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => <bdi className="block max-w-44 truncate">{name}</bdi>,
  },
  {
    id: 'email',
    label: 'Email',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="block max-w-52 truncate text-muted">{email}</span>,
  },
  { id: 'kind', label: 'Form', value: ({ kind }) => kindLabels[kind], cell: ({ kind }) => kindLabels[kind] },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => stateLabels[state],
    cell: ({ state }) => <InquiryState state={state} />,
  },
  {
    id: 'replies',
    label: 'Replies',
    isFigure: true,
    value: ({ replies }) => replies.length,
    cell: ({ replies }) => replies.length,
  },
  {
    id: 'received',
    label: 'Received',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
];
