import { useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { ApiProblem } from '../api/api-problem.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { differences } from './differences.ts';
import { type ApiFormOptions, useApiForm } from './use-api-form.ts';

export interface Revised {
  readonly revision: number;
}

export interface ManagedFormOptions<Item extends Revised, Values extends FieldValues>
  extends Pick<ApiFormOptions<Values>, 'agreed' | 'fallback' | 'required' | 'blame'> {
  /** What is edited; null for something new. */
  readonly item: Item | null;
  /** The fields of an item, or of a new one. */
  readonly valuesOf: (item: Item | null) => Values;
  /** Saves the fields over this revision, or as something new. `newer` is what somebody else had saved, once it is known. */
  readonly save: (values: Values, revision: number | null, newer: Item | null) => Promise<void>;
  /** Whether what is typed is safe without being saved: leaving then asks nothing. */
  readonly isKept?: boolean;
}

/** The stored thing, after somebody else has saved it first. */
export const storedOf = <Item>(error: unknown): Item | undefined =>
  error instanceof ApiProblem && error.code === 'stale_version'
    ? (error.body as { current?: Item }).current
    : undefined;

/**
 * The form of something that admins manage. When somebody else has saved it in the meantime, what was typed stays, the
 * fields that differ are in `stored`, and the next save is over that revision. Leaving with unsaved changes asks first.
 */
export function useManagedForm<Item extends Revised, Values extends FieldValues>({
  item,
  valuesOf,
  save,
  isKept = false,
  ...options
}: ManagedFormOptions<Item, Values>) {
  const [newer, setNewer] = useState<Item | null>(null);
  const form = useApiForm<Values>({
    ...options,
    defaultValues: valuesOf(item) as DefaultValues<Values>,
    async send(values) {
      try {
        await save(values, (newer ?? item)?.revision ?? null, newer);
        setNewer(null);
      } catch (error) {
        const current = storedOf<Item>(error);
        // One's own save whose answer was lost: saved over it, nothing changes.
        if (current && differences(valuesOf(current), values).length === 0)
          return save(values, current.revision, current);
        setNewer(current ?? newer);
        throw error;
      }
    },
  });
  useLeaveGuard(form.isDirty && !isKept);
  return {
    ...form,
    /** What somebody else has saved, until a save goes over it. */
    newer,
    setNewer,
    stored: newer ? differences(valuesOf(newer), form.watch()) : [],
    /** Throws away what was typed: back to what is stored. */
    discard: (): void => form.reset(valuesOf(newer ?? item)),
    /** Takes a stored value into its field. */
    take(name: string, value: unknown): void {
      const field = name as FieldPath<Values>;
      form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
    },
  };
}
