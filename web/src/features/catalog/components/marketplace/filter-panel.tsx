import { formatItems } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { activeFilters } from '../../api/ebook-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import type { UseFilters } from './use-filters.ts';

export interface FilterPanelProps extends UseFilters {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** How many ebooks match, once known. */
  readonly matches: number | undefined;
}

/** The filters on a phone. They apply at once; the button at the bottom leads to the results. */
export function FilterPanel({ open, onOpenChange, matches, filters, change, clear }: FilterPanelProps) {
  const active = activeFilters(filters).length;
  const close = () => onOpenChange(false);
  return (
    <Panel
      title="Filters"
      open={open}
      onOpenChange={onOpenChange}
      aside={active > 0 && <CountBadge count={active} label={`${active} active`} />}
      footer={
        <div className="flex gap-2">
          {active > 0 && (
            <Button size={48} className="px-4" onClick={clear}>
              Clear Filters
            </Button>
          )}
          <Button variant="primary" size={48} className="flex-1 px-4" onClick={close}>
            {matches === undefined ? 'Show ebooks' : `Show ${formatItems(matches, 'ebook')}`}
          </Button>
        </div>
      }
    >
      <form aria-label="Filters" className="grid gap-5 pt-5 pb-8" onSubmit={(event) => event.preventDefault()}>
        <FilterFields filters={filters} change={change} />
      </form>
    </Panel>
  );
}
