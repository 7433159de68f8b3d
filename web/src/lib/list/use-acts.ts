import { useState } from 'react';
import { problemDetail } from '../api/api-problem.ts';
import { toast } from '../toast.ts';

/** Acts on the things of a list. `busyId` is the thing that one is running for. */
export function useActs() {
  const [busyId, setBusyId] = useState<string | null>(null);
  /** Runs an act; a failure is told by the server's sentence, else by `failed`. True if it succeeded. */
  async function attempt(id: string, failed: string, work: () => Promise<void>): Promise<boolean> {
    setBusyId(id);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(problemDetail(error, failed));
      return false;
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, attempt };
}
