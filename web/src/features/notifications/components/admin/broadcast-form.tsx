import type { AdminBroadcast, BroadcastInput } from '#shared/notifications/broadcast.ts';
import { audiences, broadcastTypes, messageMissing, priorities, titleMissing } from '#shared/notifications/choices.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { type BroadcastValues, broadcastOf, broadcastValues } from '../../api/admin/broadcast-values.ts';
import { audienceLabels, audienceWords, priorityLabels, typeLabels } from '../../api/admin/broadcast-words.ts';

const labels = {
  title: 'Title',
  message: 'Message',
  type: 'Type',
  priority: 'Priority',
  audience: 'Audience',
  expires_at: 'Expires',
  discount_code: 'Code',
  discount_percentage: 'Percent off',
  active: 'Active',
} as const satisfies Record<keyof BroadcastValues, string>;

const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));
const types = options(broadcastTypes, typeLabels);
const ranks = options(priorities, priorityLabels);
const readers = options(audiences, audienceLabels);

/** A notification to many: what it says, to whom, until when, and the code that comes with it. */
export function BroadcastForm({ item, onSave, onCancel }: FormOf<AdminBroadcast, BroadcastInput>) {
  const { data } = useApi('GET /admin/notifications/summary');
  const form = useManagedForm<AdminBroadcast, BroadcastValues>({
    item,
    valuesOf: broadcastValues,
    save: (values, revision) => onSave(broadcastOf(values, item), revision),
    fallback: item ? 'Failed to update notification' : 'Failed to create notification',
  });
  const { field, register } = form;
  const [audience, code] = [form.watch('audience'), form.watch('discount_code')];
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Input label={labels.title} maxLength={120} {...field('title', { required: titleMissing })} />
      <Textarea label={labels.message} rows={3} maxLength={1000} {...field('message', { required: messageMissing })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={labels.type} options={types} {...field('type')} />
        <Select label={labels.priority} options={ranks} help="The highest is shown first" {...field('priority')} />
      </div>
      <Select
        label={labels.audience}
        options={readers}
        help={audienceWords(audience, data?.accounts)}
        {...field('audience')}
      />
      <Input label={labels.expires_at} type="datetime-local" help="UTC; blank for no end" {...field('expires_at')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={labels.discount_code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          help="A discount code that everybody can use"
          {...field('discount_code')}
        />
        {code.trim() !== '' && (
          <Input
            label={labels.discount_percentage}
            type="number"
            inputMode="decimal"
            min={1}
            max={100}
            help="Shown beside the code"
            {...field('discount_percentage')}
          />
        )}
      </div>
      <Checkbox label="Active: it is shown to its readers" {...register('active')} />
    </ManagedForm>
  );
}
