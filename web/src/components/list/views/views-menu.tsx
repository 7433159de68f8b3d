import { useState } from 'react';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import type { ViewedList } from '#shared/accounts/viewed-lists.ts';
import { LateDialog } from '#web/components/ui/late/late-dialog.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import type { KeptColumns } from '#web/lib/list/kept-columns.ts';
import { useSavedViews, useViewActs } from '#web/lib/saved-views/use-saved-views.ts';
import { useShownView } from '#web/lib/saved-views/use-shown-view.ts';
import type { OpenView } from '#web/lib/saved-views/view-state.ts';
import { Menu, MenuItem } from '../../ui/action/menu.tsx';
import { MenuChoice, MenuChoices, MenuDivider, MenuNote } from '../../ui/action/menu-choice.tsx';
import { ViewsButton } from './views-button.tsx';

/** Loaded when it is first opened. */
const ViewDialog = lateComponent(() => import('./view-dialog.tsx').then((it) => it.ViewDialog));

export interface ViewsMenuProps {
  readonly list: ViewedList;
  readonly kept: KeptColumns;
}

interface ViewChoicesProps {
  readonly views: readonly SavedView[];
  readonly open: OpenView | undefined;
  readonly onShow: (view: SavedView) => void;
}

/** Those to open, the open one marked; or why there are none. */
function ViewChoices({ views, open, onShow }: ViewChoicesProps) {
  if (views.length === 0) return <MenuNote>No saved views of this list yet</MenuNote>;
  return (
    <MenuChoices label="Saved views" value={open?.view.id}>
      {views.map((view) => (
        <MenuChoice key={view.id} value={view.id} onSelect={() => onShow(view)}>
          {view.name}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}

/** Instead of views that have not been loaded. */
const NoViews = ({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) =>
  hasFailed ? (
    <>
      <MenuNote>Your views could not be loaded</MenuNote>
      <MenuItem stays onSelect={onRetry}>
        Retry
      </MenuItem>
    </>
  ) : (
    <MenuNote>Loading your views…</MenuNote>
  );

/** The saved views of a list: opens one, saves what is shown as one, changes the open one. */
export function ViewsMenu({ list, kept }: ViewsMenuProps) {
  const { data, error, isValidating, mutate } = useSavedViews();
  const views = data?.filter((view) => view.list === list) ?? [];
  const { state, open, show, nameAs } = useShownView(kept, views);
  const { save, edit, replace, remove } = useViewActs(list);
  /** Undefined: no name is asked for; null: that of a new view. */
  const [naming, setNaming] = useState<SavedView | null>();
  const close = () => setNaming(undefined);
  async function saveAs(name: string): Promise<void> {
    if (naming) await edit(naming.id, { name });
    else nameAs((await save({ ...state, name })).id);
    close();
  }
  async function replaceBy({ id }: SavedView): Promise<void> {
    await edit(id, state);
    nameAs(id);
    close();
  }
  return (
    <div className="mr-auto min-w-0">
      <Menu align="start" trigger={<ViewsButton open={open} />}>
        {data ? (
          <>
            <ViewChoices {...{ views, open }} onShow={show} />
            <MenuDivider />
            {open?.isChanged && <MenuItem onSelect={() => replace(open.view.id, state)}>Save changes</MenuItem>}
            <MenuItem onSelect={() => setNaming(null)}>{open ? 'Save as new view…' : 'Save view…'}</MenuItem>
            {open && <MenuItem onSelect={() => setNaming(open.view)}>Rename view…</MenuItem>}
            {open && <MenuItem onSelect={() => remove(open.view)}>Delete view</MenuItem>}
          </>
        ) : (
          <NoViews hasFailed={error !== undefined && !isValidating} onRetry={() => void mutate()} />
        )}
      </Menu>
      {naming !== undefined && (
        <LateDialog part={ViewDialog} open onClose={close}>
          <ViewDialog view={naming} views={views} onSave={saveAs} onReplace={replaceBy} onCancel={close} />
        </LateDialog>
      )}
    </div>
  );
}
