import { useEffect, useRef } from 'react';
import { focusHeading } from '#web/components/ui/dialog/use-focus-return.ts';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { type Tab, Tabs } from '#web/components/ui/tabs.tsx';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { Campaigns } from './campaigns/campaigns.tsx';
import { NewsletterAnalytics } from './newsletter-analytics.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';
import { Suppressions } from './suppressions/suppressions.tsx';

const places = ['campaigns', 'subscribers', 'analytics'] as const;
type Place = (typeof places)[number];

/** What the search box of a tab finds; analytics have nothing to search. */
const searched: Readonly<Partial<Record<Place, { label: string; placeholder: string }>>> = {
  campaigns: { label: 'Search campaigns', placeholder: 'Subject' },
  subscribers: { label: 'Search subscribers', placeholder: 'Beginning of an email' },
};

/** The link to the suppression list, or back, is gone once it was followed: people go on from the heading. */
function useFocusAfterLink(isSuppressions: boolean): void {
  const before = useRef(isSuppressions);
  useEffect(() => {
    if (before.current !== isSuppressions && document.activeElement === document.body) focusHeading();
    before.current = isSuppressions;
  }, [isSuppressions]);
}

/** The parts of the newsletter's desk; which one is shown stands in the address. Subscribers are for admins. */
export function NewsletterTabs() {
  const { may } = useSession();
  const filters = useListFilters();
  const isSuppressions = filters.chosen('show', ['suppressions']) !== undefined;
  useFocusAfterLink(isSuppressions);
  const tabs: Tab<Place>[] = [
    { value: 'campaigns', label: 'Campaigns', content: <Campaigns filters={filters} /> },
    {
      value: 'subscribers',
      label: 'Subscribers',
      content: isSuppressions ? <Suppressions filters={filters} /> : <Subscribers filters={filters} />,
    },
    { value: 'analytics', label: 'Analytics', content: <NewsletterAnalytics /> },
  ];
  const offered = tabs.filter(({ value }) => value !== 'subscribers' || may('admin'));
  const tab = offered.find(({ value }) => value === filters.value('tab'))?.value ?? 'campaigns';
  const search = searched[tab];
  return (
    <Tabs
      label="Newsletter"
      value={tab}
      onChange={(value) => filters.set('tab', value === 'campaigns' ? '' : value)}
      aside={
        search && (
          <SearchBox
            {...search}
            hotkey
            value={filters.search}
            onChange={(event) => filters.set('search', event.target.value)}
            className="sm:w-70"
          />
        )
      }
      tabs={offered}
    />
  );
}
