/**
 * Gives the entry of a full load a key of its own. The router keys only what it pushed itself and calls every first
 * page `default`, so that two of them would share what is kept by key. The key survives a reload: it is the entry's.
 */
export function nameFirstEntry(history: Pick<History, 'state' | 'replaceState'>): void {
  const state = history.state as { readonly key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
