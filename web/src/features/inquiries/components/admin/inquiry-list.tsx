import type { ReactNode } from 'react';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { kindLabels } from '#shared/inquiries/inquiry-columns.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { api } from '#web/lib/api/api.ts';
import { InquiryBulk, type InquiryBulkProps } from './inquiry-bulk.tsx';
import { InquirySubject, inquiryColumns } from './inquiry-columns.tsx';
import { InquiryState } from './inquiry-state.tsx';

const InquiryCard = ({ inquiry, select }: { readonly inquiry: Inquiry; readonly select: ReactNode }) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-center justify-between gap-3">
      <InquiryState state={inquiry.state} />
      <span className="ml-auto text-12 text-muted">{kindLabels[inquiry.kind]}</span>
      {select}
    </div>
    <p className="mt-2">
      <InquirySubject inquiry={inquiry} />
    </p>
    <p className="mt-1 line-clamp-2 wrap-anywhere text-muted">{inquiry.message}</p>
    <p className="mt-2 text-12 wrap-anywhere text-muted">
      <bdi>{inquiry.name}</bdi>, {inquiry.email}, {formatDateTime(inquiry.created_at)}
    </p>
  </div>
);

export type InquiryListProps = Pick<ItemListProps<Inquiry>, 'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'> &
  Pick<InquiryBulkProps, 'filter'>;

/** The inquiries, newest first. */
export const InquiryList = ({ filter, ...props }: InquiryListProps) => (
  <ItemList
    {...props}
    noun="inquiries"
    views="inquiries"
    failedTitle="Failed to fetch inquiries"
    columns={inquiryColumns}
    usual="table"
    cardsClassName="grid gap-3 lg:grid-cols-2"
    card={(inquiry, select) => <InquiryCard inquiry={inquiry} select={select} />}
    bulk={{
      nameOf: ({ subject, name }) => `${subject}, ${name}`,
      acts: (chosen, clear) => <InquiryBulk {...{ chosen, filter }} onStarted={clear} />,
      counting: {
        of: filter,
        part: (cursor) => api('GET /admin/inquiries/count', { query: { ...filter, cursor } }),
      },
    }}
  />
);
