import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ManagedFormOptions, type Revised, useManagedForm } from './use-managed-form.ts';

export interface PageFormOptions<Item extends Revised, Values extends FieldValues>
  extends Pick<ManagedFormOptions<Item, Values>, 'fallback' | 'required' | 'blame'> {
  /** What is edited, as last loaded. */
  readonly item: Item;
  readonly valuesOf: (item: Item) => Values;
  /** Saves the fields over this revision; answers what is stored then. */
  readonly save: (values: Values, revision: number) => Promise<Item>;
}

/**
 * The form of a single thing, which stays open after saving. What is typed is based on the revision of that moment:
 * until something is typed the form follows what is loaded, afterwards a newer one is a conflict.
 */
export function usePageForm<Item extends Revised, Values extends FieldValues>({
  item,
  valuesOf,
  save,
  ...options
}: PageFormOptions<Item, Values>) {
  const [base, setBase] = useState(item);
  const form = useManagedForm<Item, Values>({
    ...options,
    item: base,
    valuesOf: (stored) => valuesOf(stored ?? base),
    save: async (values, revision) => rebase(await save(values, revision ?? base.revision)),
  });
  function rebase(next: Item): void {
    setBase(next);
    form.reset(valuesOf(next));
  }
  useEffect(() => {
    if (item.revision > base.revision && !form.isDirty && !form.busy) rebase(item);
  });
  return form;
}
