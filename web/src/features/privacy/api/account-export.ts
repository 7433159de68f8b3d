import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';

/** A large export is written to files first, and its answer is a message. */
const isLater = (answer: Readonly<Record<string, unknown>>): answer is { message: string } =>
  !('exported_at' in answer) && typeof answer.message === 'string';

/** Opens one file of a large export. */
export async function openExportFile(file: number): Promise<void> {
  try {
    const { url } = await api('GET /user/export-files/{file}', { params: { file: String(file) } });
    window.location.assign(url);
  } catch (error) {
    toast.error(problemDetail(error, 'Failed to download the file. Please try again.'));
  }
}

/** Saves all data stored about the user as one JSON file. */
export function useAccountExport() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const reload = useReload();
  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const answer = await api('GET /user/export');
      if (isLater(answer)) {
        await reload('GET /user/export-files');
        toast.success(answer.message);
      } else {
        const data = JSON.stringify(answer, null, 2);
        saveFile(`account-export-${new Date().toISOString().slice(0, 10)}.json`, data, 'application/json');
        toast.success('Your data has been downloaded');
      }
    } catch (error) {
      toast.error(problemDetail(error, 'Failed to export your data. Please try again.'));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, save };
}
