import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';

/** Saves all data stored about the user as one JSON file. */
export function useAccountExport() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const data = JSON.stringify(await api('GET /user/export'), null, 2);
      saveFile(`account-export-${new Date().toISOString().slice(0, 10)}.json`, data, 'application/json');
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
