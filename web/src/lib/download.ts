import { useState } from 'react';
import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';
import { toast } from './toast.ts';

export type DownloadFormat = 'pdf' | 'txt' | 'csv';

const failure = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'not_purchased'
    ? 'You need to purchase this item to download it'
    : 'Failed to download. Please try again.';

/** Follows a link that names its file: the browser saves it and the page stays. */
function save({ url, filename }: { readonly url: string; readonly filename: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
}

/** Downloads an ebook's file through a link that lives a minute. Without a format the server chooses. */
export function useDownload() {
  const [busyId, setBusyId] = useState<string | null>(null);
  async function download(id: string, format?: DownloadFormat): Promise<void> {
    if (busyId !== null) return;
    setBusyId(id);
    try {
      save(await api('GET /ebooks/{id}/download', { params: { id }, query: { as: 'link', format } }));
    } catch (error) {
      toast.error(failure(error));
    } finally {
      setBusyId(null);
    }
  }
  return { download, busyId };
}
