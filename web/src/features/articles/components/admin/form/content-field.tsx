import { Textarea } from '#web/components/ui/form/textarea.tsx';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { RequiredMark } from './required-mark.tsx';

export interface ContentFieldProps extends PickedBinding<string> {
  readonly label: string;
}

/** The text of an article. */
export const ContentField = ({ label, id, error, value, onChange }: ContentFieldProps) => (
  <Textarea
    {...{ label, id, error, value }}
    required
    aside={<RequiredMark />}
    help="HTML"
    rows={24}
    onChange={({ target }) => onChange(target.value)}
  />
);
