import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

function saveJson(content: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has started; revoked earlier, some browsers would drop it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves all data stored about the user as one JSON file. */
export function useAccountExport() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      saveJson(await api('GET /user/export'), `account-export-${new Date().toISOString().slice(0, 10)}.json`);
      toast.success('Your data has been downloaded');
    } catch (error) {
      toast.error(problemDetail(error, 'Failed to export your data. Please try again.'));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, save };
}
