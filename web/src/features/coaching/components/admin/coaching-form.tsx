import { coachingCategories, coachingLevels } from '#shared/coaching/choices.ts';
import type { AdminCoachingPackage } from '#shared/coaching/coaching-package.ts';
import { titleAndPriceMissing } from '#shared/coaching/title-and-price-missing.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { linesOf } from '#web/lib/form/entries.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import type { CoachingFields } from '../../api/admin/admin-coaching.ts';

const labels = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  duration: 'Duration',
  sessions: 'Sessions',
  max_participants: 'Participants',
  level: 'Level',
  category: 'Category',
  features: 'Features',
} as const;
const required = { required: titleAndPriceMissing };
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const valuesOf = (item: AdminCoachingPackage | null) => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  price: item?.price.toFixed(2) ?? '',
  duration: item?.duration ?? '60 minutes',
  sessions: String(item?.sessions ?? 1),
  max_participants: String(item?.max_participants ?? 1),
  level: item?.level ?? ('Beginner' as const),
  category: item?.category ?? ('Framework Coaching' as const),
  features: item?.features.join('\n') ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const fieldsOf = ({ price, sessions, max_participants, features, ...texts }: Values): CoachingFields => ({
  ...texts,
  price: Number(price),
  sessions: Number(sessions),
  max_participants: Number(max_participants),
  features: linesOf(features),
});

const count = { type: 'number', min: '1', step: '1', inputMode: 'numeric' } as const;

/** The fields of a package, as visitors read them. */
export function CoachingForm({ item, onSave, onCancel }: FormOf<AdminCoachingPackage, CoachingFields>) {
  const form = useManagedForm<AdminCoachingPackage, Values>({
    item,
    valuesOf,
    save: (values, revision) => onSave(fieldsOf(values), revision),
    fallback: item ? 'Failed to update coaching package' : 'Failed to create coaching package',
    required: titleAndPriceMissing,
  });
  const { field } = form;
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Input label={labels.title} {...field('title', required)} />
      <Textarea label={labels.description} rows={4} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={labels.price}
          help="US dollars; 0 makes it free"
          type="number"
          min="0"
          step="0.01"
          inputMode="decimal"
          {...field('price', required)}
        />
        <Input label={labels.duration} help="Of a session, such as 60 minutes" {...field('duration')} />
        <Input label={labels.sessions} {...count} {...field('sessions')} />
        <Input label={labels.max_participants} help="1 means individual" {...count} {...field('max_participants')} />
        <Select label={labels.level} options={options(coachingLevels)} {...field('level')} />
        <Select label={labels.category} options={options(coachingCategories)} {...field('category')} />
      </div>
      <Textarea label={labels.features} help="One on each line" rows={5} {...field('features')} />
    </ManagedForm>
  );
}
