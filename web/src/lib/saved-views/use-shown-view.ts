import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import type { KeptColumns } from '../list/kept-columns.ts';
import { openView, viewAddress, viewQuery } from './view-state.ts';

/** How the list of this page is looked at, which of its views that is, and opening another one. */
export function useShownView(kept: KeptColumns, views: readonly SavedView[]) {
  const [address, setAddress] = useSearchParams();
  const state = { query: viewQuery(address), hidden_columns: [...kept.hidden] };
  return {
    state,
    open: openView(views, address, kept),
    show(view: SavedView): void {
      kept.hide(view.hidden_columns);
      setAddress(viewAddress(view));
    },
    /** From now on the address names this view. */
    nameAs: (id: string): void => setAddress(viewAddress({ id, query: state.query }), { replace: true }),
  };
}
