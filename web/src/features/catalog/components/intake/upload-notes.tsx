import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { Progress } from '#web/components/ui/feedback/progress.tsx';

type Noted = Pick<AdminEbook, 'upload_status' | 'upload_error' | 'unread'>;

/** What became of a file: that it is being read, why it could not be, and what of it could not be. */
export const UploadNotes = ({ upload_status: status, upload_error, unread }: Noted) => (
  <>
    {status === 'processing' && (
      <div className="mt-3">
        <Progress label="Reading the file" value={undefined} />
        <p className="mt-1.5 text-12 text-muted">Reading the file. It is published as soon as that has worked.</p>
      </div>
    )}
    {status === 'failed' && <p className="mt-3 text-14 text-danger">{upload_error ?? 'The file could not be read.'}</p>}
    {unread.length > 0 && (
      <details className="mt-1">
        <summary className="cursor-pointer py-3 text-12 text-draft">
          Read with {formatItems(unread.length, 'remark')}
        </summary>
        <ul className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-4 text-12 text-muted">
          {unread.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    )}
  </>
);
