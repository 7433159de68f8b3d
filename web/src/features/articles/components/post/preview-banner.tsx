import { Eye } from 'lucide-react';
import { formatDateTime } from '#shared/kernel/format.ts';

/** Above an article that is read through a private link. */
export const PreviewBanner = ({ expiresAt }: { readonly expiresAt: string }) => (
  <aside aria-label="Preview" className="no-print border-b border-line bg-sunken">
    <p className="wrap-page flex items-start gap-2.5 py-3 text-14">
      <Eye size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
      <span>
        <strong className="font-strong">Preview.</strong> This article was shared with you by a private link. The link
        works until {formatDateTime(expiresAt)}; what it shows may still change.
      </span>
    </p>
  </aside>
);
