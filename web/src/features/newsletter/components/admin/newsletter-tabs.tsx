import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { type Tab, Tabs } from '#web/components/ui/tabs.tsx';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { Campaigns } from './campaigns/campaigns.tsx';

const places = ['campaigns'] as const;
type Place = (typeof places)[number];

/** The parts of the newsletter's desk; which one is shown stands in the address. */
export function NewsletterTabs() {
  const filters = useListFilters();
  const tabs: Tab<Place>[] = [{ value: 'campaigns', label: 'Campaigns', content: <Campaigns filters={filters} /> }];
  return (
    <Tabs
      label="Newsletter"
      value={filters.chosen('tab', places) ?? 'campaigns'}
      onChange={(value) => filters.set('tab', value === 'campaigns' ? '' : value)}
      aside={
        <SearchBox
          label="Search newsletter"
          placeholder="Subject"
          hotkey
          value={filters.search}
          onChange={(event) => filters.set('search', event.target.value)}
          className="sm:w-70"
        />
      }
      tabs={tabs}
    />
  );
}
