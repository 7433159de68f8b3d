import { type ReactNode, useState } from 'react';
import { tickColor } from '#shared/catalog/cover-palette.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx';
import { type Choice, sum, useFrameworks } from '../../api/ebook-choices.ts';
import type { EbookFilters } from '../../api/ebook-filters.ts';
import { FrameworkSkeleton } from './framework-skeleton.tsx';

/** How many are shown at first; the rest is collapsed, to keep the filters below within reach. */
const shown = 8;

const Label = ({ name, children = name }: { readonly name: string; readonly children?: ReactNode }) => (
  <>
    <span aria-hidden="true" className="h-4 w-1 flex-none rounded-[1px]" style={{ backgroundColor: tickColor(name) }} />
    {children}
  </>
);

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ name, count }) => ({ value: name, label: <Label name={name} />, aside: formatCount(count) }));

export interface FrameworkFilterProps {
  readonly name: string;
  readonly filters: EbookFilters;
  readonly onChange: (framework: string) => void;
}

/**
 * Frameworks with their number of titles among those that match the other filters. The chosen one is listed even without
 * any, so that it can be removed.
 */
export function FrameworkFilter({ name, filters, onChange }: FrameworkFilterProps) {
  const value = filters.framework;
  const frameworks = useFrameworks(filters);
  const [isOpen, setOpen] = useState(false);
  if (!frameworks) return <FrameworkSkeleton />;
  const first = frameworks.filter((choice, index) => isOpen || index < shown || choice.name === value);
  const unknown = value && frameworks.every((choice) => choice.name !== value) ? [{ name: value, count: 0 }] : [];
  const count = frameworks.filter((choice) => choice.name !== noFramework).length;
  // Without frameworks nothing was found, or nothing counted.
  const total = frameworks.length > 0 ? { aside: formatCount(sum(frameworks)) } : {};
  const all = { value: '', label: 'All frameworks', ...total };
  return (
    <div>
      <RadioGroup
        legend="Framework"
        name={name}
        options={[all, ...optionsOf([...first, ...unknown])]}
        value={value}
        onChange={onChange}
      />
      {first.length < frameworks.length && (
        <Button variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
          Show all {count} frameworks
        </Button>
      )}
    </div>
  );
}
