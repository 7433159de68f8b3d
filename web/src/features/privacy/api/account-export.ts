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
  // The download has begun by then; before, some browsers would lose it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves everything that is stored about the signed-in person as one JSON file. */
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
