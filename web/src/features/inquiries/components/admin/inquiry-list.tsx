import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { formatDateTime } from '#web/lib/text/format.ts';
import { kindLabels } from '../../api/admin/inquiry-words.ts';
import { InquirySubject, inquiryColumns } from './inquiry-columns.tsx';
import { InquiryState } from './inquiry-state.tsx';

const InquiryCard = ({ inquiry }: { readonly inquiry: Inquiry }) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <p className="flex items-center justify-between gap-3">
      <InquiryState state={inquiry.state} />
      <span className="text-12 text-muted">{kindLabels[inquiry.kind]}</span>
    </p>
    <p className="mt-2">
      <InquirySubject inquiry={inquiry} />
    </p>
    <p className="mt-1 line-clamp-2 wrap-anywhere text-muted">{inquiry.message}</p>
    <p className="mt-2 text-12 wrap-anywhere text-muted">
      <bdi>{inquiry.name}</bdi>, {inquiry.email}, {formatDateTime(inquiry.created_at)}
    </p>
  </div>
);

export type InquiryListProps = Pick<ItemListProps<Inquiry>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The inquiries, newest first. */
export const InquiryList = (props: InquiryListProps) => (
  <ItemList
    {...props}
    noun="inquiries"
    failedTitle="Failed to fetch inquiries"
    columns={inquiryColumns}
    usual="table"
    cardsClassName="grid gap-3 lg:grid-cols-2"
    card={(inquiry) => <InquiryCard inquiry={inquiry} />}
  />
);
