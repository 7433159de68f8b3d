import { isReversed, reversedRange } from '#shared/settings/audit-range.ts';
import { actLabels, kindLabels } from '#shared/settings/audit-words/act-words.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select, type SelectOption } from '#web/components/ui/form/select.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** The writers of what happens by itself, such as the purge of the trash, and of the operator's commands. */
const nobody = [
  { value: 'schedule', label: 'Schedule' },
  { value: 'operator', label: 'Operator' },
];

const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
const acts = [{ value: '', label: 'All acts' }, ...optionsOf(actLabels)];
const kinds = [{ value: '', label: 'All kinds' }, ...optionsOf(kindLabels)];

export interface AuditFiltersProps {
  /** The value of a filter; blank without one. */
  readonly value: (name: string) => string;
  readonly set: (name: string, value: string) => void;
}

/** Person, act, kind of thing and days. */
export function AuditFilters({ value, set }: AuditFiltersProps) {
  const { data } = useApi('GET /admin/users', { query: { role: 'staff', limit: 100 } });
  const admins = (data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const people = [{ value: '', label: 'Everybody' }, ...admins, ...nobody];
  const field = (name: string) => ({
    value: value(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const range = { from: value('from'), to: value('to') };
  return (
    <search className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-5">
      <Select label="Person" options={people} {...field('person')} />
      <Select label="Act" options={acts} {...field('act')} />
      <Select label="Kind" options={kinds} {...field('kind')} className="max-lg:col-span-2" />
      <Input label="From" type="date" {...field('from')} />
      <Input label="To" type="date" error={isReversed(range) ? reversedRange : undefined} {...field('to')} />
    </search>
  );
}
