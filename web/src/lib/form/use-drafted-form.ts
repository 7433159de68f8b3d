import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { differences } from './differences.ts';
import { useAutosave } from './use-autosave.ts';
import { useKeptWriting } from './use-kept-writing.ts';
import { type ManagedFormOptions, type Revised, storedOf, useManagedForm } from './use-managed-form.ts';

/** Something whose unfinished changes are stored beside it. */
export interface Drafted extends Revised {
  readonly draft: { readonly id: string } | null;
}

export interface DraftedFormOptions<Item extends Drafted, Values extends FieldValues>
  extends Pick<ManagedFormOptions<Item, Values>, 'fallback' | 'required' | 'blame'> {
  /** What is edited, as last loaded. */
  readonly item: Item;
  /** The fields with those of the draft, if there is one. */
  readonly valuesOf: (item: Item) => Values;
  /** Saves the fields over this revision and draft; answers what is stored then. */
  readonly save: (values: Values, over: Drafted) => Promise<Item>;
  /** Stores the fields as the draft that follows this one. Absent for something that is not stored yet. */
  readonly saveDraft?: ((values: Values, over: Drafted) => Promise<Item>) | undefined;
  readonly discardDraft?: ((item: Item) => Promise<Item>) | undefined;
  /** What is written about, and by whom: what is typed is kept in this browser under it. */
  readonly writingAbout: string;
}

const basisOf = ({ revision, draft }: Drafted): string => `${revision}/${draft?.id ?? ''}`;

/**
 * The form of a thing that is written for a long time. What is typed is kept in this browser at once and stored as a
 * draft in a pause; a lost network, a closed laptop, a second tab and a second person lose nothing. When somebody else
 * was first, nothing is stored before the writer has seen the differences.
 */
export function useDraftedForm<Item extends Drafted, Values extends FieldValues>({
  item,
  valuesOf,
  save,
  saveDraft,
  discardDraft,
  writingAbout,
  ...options
}: DraftedFormOptions<Item, Values>) {
  const [base, setBase] = useState(item);
  /** What the server has. */
  const [stored, setStored] = useState(() => valuesOf(item));
  const [isBack, setBack] = useState<string>();
  const basis = useRef(base);
  /** What is typed was written over this, also while somebody else's text is compared with it. */
  const writtenOver = useRef(basisOf(item));
  const adopt = (next: Item, values: Values): void => {
    basis.current = next;
    writtenOver.current = basisOf(next);
    setBase(next);
    setStored(values);
  };

  const isKept = useRef(true);
  const form = useManagedForm<Item, Values>({
    ...options,
    item: base,
    isKept: isKept.current,
    valuesOf: (other) => valuesOf(other ?? base),
    async save(values, _revision, newer) {
      // A draft on its way would be another one than the save knows of.
      await autosave.settled();
      const next = await save(values, newer ?? basis.current);
      const typedSince = differences(form.getValues(), values);
      rebase(next);
      for (const { name, value } of typedSince) put(name, value);
    },
  });
  function rebase(next: Item): void {
    autosave.forget();
    adopt(next, valuesOf(next));
    setBack(undefined);
    form.reset(valuesOf(next));
  }
  function put(name: string, value: unknown): void {
    const field = name as FieldPath<Values>;
    form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
  }

  const typed = form.watch();
  const isUnsaved = differences(stored, typed).length > 0;
  const text = JSON.stringify(typed);
  const isMet = form.newer !== null;

  const autosave = useAutosave({
    text,
    isDue: isUnsaved && !isMet && !form.busy && saveDraft !== undefined,
    async send(sent) {
      const values: Values = JSON.parse(sent);
      try {
        adopt((await saveDraft?.(values, basis.current)) ?? basis.current, values);
        writing.forget(sent);
      } catch (error) {
        const current = storedOf<Item>(error);
        if (!current) throw error;
        form.setNewer(current);
      }
    },
  });

  const writing = useKeptWriting({
    thing: writingAbout,
    text: isUnsaved ? text : undefined,
    read() {
      const now = form.getValues();
      return differences(stored, now).length > 0 ? JSON.stringify(now) : undefined;
    },
    basis: writtenOver.current,
    onLeft(left) {
      const values: Values = JSON.parse(left.text);
      const now = valuesOf(base);
      const changed = differences(values, now).filter(({ name }) => name in now);
      for (const { name, value } of changed) put(name, value);
      if (changed.length === 0) return false;
      setBack(left.at);
      writtenOver.current = left.basis;
      if (left.basis !== basisOf(base)) form.setNewer(base);
      return true;
    },
  });
  isKept.current = writing.isKept;

  // Somebody else's, while nothing is typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is loaded anew is followed
  useEffect(() => {
    if (basisOf(item) !== basisOf(basis.current) && !isUnsaved && !form.busy) rebase(item);
  }, [item]);

  // All of theirs was taken.
  const isSettled = isMet && form.stored.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last difference is gone
  useEffect(() => {
    if (isSettled) keepMine();
  }, [isSettled]);

  // A draft is not left to the next visit if the page is left by a link.
  const leave = useRef<() => void>(undefined);
  leave.current = () => void (isUnsaved && !isMet && saveDraft && autosave.run());
  useEffect(() => () => leave.current?.(), []);

  function keepMine(): void {
    if (!form.newer) return;
    adopt(form.newer, valuesOf(form.newer));
    form.setNewer(null);
  }

  return {
    ...form,
    isDirty: isUnsaved,
    /** What is stored, with its draft. */
    base,
    autosave: autosave.state,
    /** Whether this browser keeps what the server does not have. */
    isKept: writing.isKept,
    /** When that was typed which an earlier visit had left unsaved; until the next save. */
    isBack,
    /** Continues over what somebody else has saved; undefined while nobody has. */
    keepMine: isMet ? keepMine : undefined,
    /** Throws away what was typed and its draft; answers what was thrown away. */
    async discard(): Promise<Values> {
      await autosave.settled();
      const before = form.getValues();
      const over = form.newer ?? basis.current;
      const next = over.draft && discardDraft ? await discardDraft(over) : over;
      form.setNewer(null);
      rebase(next);
      return before;
    },
    /** Puts thrown away values back. */
    putBack(values: Values): void {
      for (const { name, value } of differences(values, form.getValues())) put(name, value);
    },
  };
}
