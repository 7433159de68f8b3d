import { localStore } from '#web/lib/storage/local-store.ts';

const keyOf = (name: string) => `columns-${name}`;

/** The columns that this browser hides in a list; before anybody has chosen, those that are `extra`. */
export function keptColumns(name: string, extra: readonly string[] = []): Record<string, boolean> {
  const hidden = localStore.getItem(keyOf(name))?.split(',').filter(Boolean) ?? extra;
  return Object.fromEntries(hidden.map((id) => [id, false]));
}

export function keepColumns(name: string, shown: Readonly<Record<string, boolean>>): void {
  const hidden = Object.keys(shown).filter((id) => shown[id] === false);
  localStore.setItem(keyOf(name), hidden.join(','));
}
