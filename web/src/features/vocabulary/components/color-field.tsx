import { Field } from '#web/components/ui/form/field.tsx';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';

export interface ColorFieldProps extends FieldBinding {
  readonly label: string;
  /** The color as it stands, which the control does not say. */
  readonly value: string;
}

/** The browser's own choice of a color: `<ColorField label="Color" value={form.watch('color')} {...field('color')} />`. */
export const ColorField = ({ label, id, error, required, value, ...input }: ColorFieldProps) => (
  <Field {...{ label, id, error, required }}>
    {(control) => (
      <div className="flex items-center gap-3">
        <input
          {...input}
          {...control}
          type="color"
          className="h-11 w-16 cursor-pointer rounded-control border border-line-control bg-surface p-1.5"
        />
        <span className="font-mono text-14 text-muted">{value}</span>
      </div>
    )}
  </Field>
);
