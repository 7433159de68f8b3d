import { Command } from 'cmdk';
import { Bookmark } from 'lucide-react';
import { viewedLists } from '#shared/accounts/viewed-lists.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { areaOfPage } from '#web/config/page-areas.ts';
import { viewedListPlaces } from '#web/config/viewed-lists.ts';
import { keepHidden } from '#web/lib/list/kept-columns.ts';
import { useSavedViews } from '#web/lib/saved-views/use-saved-views.ts';
import { viewAddress } from '#web/lib/saved-views/view-state.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { commandClasses, commandGroupClasses } from './command-classes.ts';

export interface FoundViewsProps {
  readonly onChoose: (to: string) => void;
}

/** The saved views of the lists that the person may see, to be found by list and name. */
export function FoundViews({ onChoose }: FoundViewsProps) {
  const { may } = useSession();
  const { data = [] } = useSavedViews();
  const open = viewedLists.filter((list) => may(areaOfPage(viewedListPlaces[list].page)));
  const views = open.flatMap((list) => data.filter((view) => view.list === list).map((view) => ({ ...view, list })));
  if (views.length === 0) return null;
  return (
    <Command.Group heading="Saved views" className={commandGroupClasses}>
      {views.map(({ list, ...view }) => {
        const { page, label } = viewedListPlaces[list];
        const choose = () => {
          keepHidden(list, view.hidden_columns);
          onChoose(`${pagePaths[page]}?${viewAddress(view)}`);
        };
        return (
          <Command.Item key={view.id} value={`${label}: ${view.name}`} onSelect={choose} className={commandClasses}>
            <Bookmark size={18} aria-hidden="true" className="flex-none" />
            <span className="truncate">
              {label}: {view.name}
            </span>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
