import { useState } from 'react';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import type { Preferences } from '#shared/newsletter/subscriber.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

/** The choices: our topics, and any article tags the subscriber already has. */
export const choicesOf = (interests: readonly string[]): string[] => [
  ...new Set([...newsletterInterests.map(({ value }): string => value), ...interests]),
];

/** Edits and saves the topics of a subscription. */
export function usePreferences(subscriberId: string, loaded: Preferences) {
  const [chosen, setChosen] = useState(loaded.interests);
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    setSaving(true);
    try {
      const body = { interests: chosen };
      const { message } = await api('PUT /newsletter/preferences/{subscriberId}', { params: { subscriberId }, body });
      toast.success(message);
    } catch (error) {
      toast.error(problemDetail(error, 'Your topics could not be saved. Please try again.'));
    } finally {
      setSaving(false);
    }
  }
  return {
    choices: choicesOf(loaded.interests),
    chosen,
    toggle: (interest: string) =>
      setChosen(chosen.includes(interest) ? chosen.filter((each) => each !== interest) : [...chosen, interest]),
    isSaving,
    save: () => void (isSaving || save()),
  };
}
