import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

type Downloaded = Pick<AdminEbook, 'id' | 'file_url'>;

/** The end of `/api/admin/uploads/upl_…`. */
const uploadOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The link to the file as it was sent, or to the PDF of what has none. It works for a minute. */
async function linkTo({ id, file_url }: Downloaded): Promise<string> {
  const query = { as: 'link' } as const;
  const link = file_url
    ? await api('GET /admin/uploads/{id}', { params: { id: uploadOf(file_url) }, query })
    : await api('GET /admin/ebooks/{id}/download/pdf', { params: { id }, query });
  return link.url;
}

/** Returns a function that downloads what was uploaded. The browser saves the file and stays on the page. */
export function useFileDownload() {
  const { attempt } = useActs();
  return (ebook: Downloaded) =>
    attempt(ebook.id, 'Failed to download file', async () => {
      window.location.assign(await linkTo(ebook));
      toast.success('File downloaded successfully');
    });
}
