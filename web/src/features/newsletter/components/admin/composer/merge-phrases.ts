import { mergeFields } from '#shared/newsletter/merge-fields.ts';
import type { Phrase } from '#web/components/editor/toolbar/phrases.tsx';

/** What stands in a subject or text for something about its reader. */
export const mergePhrases: readonly Phrase[] = mergeFields.map(({ field, label, without }) => ({
  ...{ label, text: `{{${field}}}`, note: `“${without}” for a reader of whom nothing is known` },
}));
