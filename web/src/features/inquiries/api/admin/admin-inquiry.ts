import type { InquiryState } from '#shared/inquiries/choices.ts';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** The stored inquiry, when somebody else has changed it first. */
const currentOf = (error: unknown): Inquiry | undefined =>
  error instanceof ApiProblem && error.code === 'stale_version'
    ? (error.body as { current?: Inquiry }).current
    : undefined;

/**
 * An admin's work on an inquiry. Each act returns the inquiry as it is saved and reloads lists and counters.
 * `onChanged` gets what somebody else has saved in the meantime.
 */
export function useAdminInquiry(inquiry: Inquiry, onChanged: (current: Inquiry) => void) {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const { id, revision } = inquiry;
  const refresh = () => reload('GET /admin/inquiries', 'GET /admin/inquiries/summary');

  async function noticing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const current = currentOf(error);
      if (current) onChanged(current);
      throw error;
    }
  }

  /** Throws, so the form can keep what was typed. */
  async function reply(message: string): Promise<Inquiry> {
    const body = { message, revision };
    const saved = await noticing(() => api('POST /admin/inquiries/{id}/reply', { params: { id }, body }));
    toast.success('Reply sent successfully');
    await refresh();
    return saved.inquiry;
  }

  /** Throws, so the form can keep what was typed. */
  async function saveNotes(notes: string, over: number): Promise<Inquiry> {
    const saved = await api('PUT /admin/inquiries/{id}', { params: { id }, body: { notes, revision: over } });
    toast.success('Notes saved successfully');
    return saved.inquiry;
  }

  const setState = (state: InquiryState, onSaved: (saved: Inquiry) => void) =>
    attempt(id, 'Failed to update inquiry', async () => {
      const body = { state, revision };
      const saved = await noticing(() => api('PUT /admin/inquiries/{id}', { params: { id }, body }));
      toast.success('Inquiry updated successfully');
      onSaved(saved.inquiry);
      await refresh();
    });

  return { reply, saveNotes, setState, isBusy: busyId !== null };
}
