import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { kindLabels } from '#shared/inquiries/inquiry-columns.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { inquiryFacts } from '../../api/admin/inquiry-words.ts';

/** Who wrote, and what they filled in besides the message. */
export const InquirySender = ({ inquiry }: { readonly inquiry: Inquiry }) => (
  <>
    <dl className="mb-3 grid gap-3">
      {[['Email', inquiry.email], ['Form', kindLabels[inquiry.kind]], ...inquiryFacts(inquiry)].map(
        ([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="mt-0.5 wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
    <TextLink to={href('adminInquiries', { search: inquiry.email })}>All inquiries of this address</TextLink>
  </>
);
