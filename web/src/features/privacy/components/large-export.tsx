import { formatDate } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { openExportFile } from '../api/account-export.ts';

/** An export that was too large for one answer: that it is being prepared, or its files. */
export function LargeExport() {
  const { data } = useApi('GET /user/export-files');
  if (!data || data.state === 'none') return null;
  if (data.state === 'preparing' || data.expires_at === null)
    return (
      <p role="status" className="text-14">
        Your export is being prepared. You get a mail when it can be downloaded.
      </p>
    );
  const { files } = data;
  return (
    <>
      <p role="status" className="text-14">
        Your export is ready, until {formatDate(data.expires_at)}.
      </p>
      <ul aria-label="Files of your export" className="flex flex-wrap gap-2">
        {Array.from({ length: files }, (_, index) => index + 1).map((file) => (
          <li key={file}>
            <Button onClick={() => void openExportFile(file)}>
              Download {file} of {files}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
