import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/local-store.ts';

/** The visitor's choice about the analytics cookie; null if not made yet. */
export type VisitorChoice = 'allowed' | 'refused' | null;

const key = 'visitor-cookie';
const listeners = new Set<() => void>();
let isReopened = false;

/** Global Privacy Control counts as a refusal, without asking. */
const saysNo = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function current(): VisitorChoice {
  if (saysNo()) return 'refused';
  const stored = localStore.getItem(key);
  return stored === 'allowed' || stored === 'refused' ? stored : null;
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Asks again: the choice can be changed at any time. */
export function reopenVisitorChoice(): void {
  isReopened = true;
  changed();
}

function choose(choice: 'allowed' | 'refused'): void {
  localStore.setItem(key, choice);
  isReopened = false;
  changed();
}

/** The choice, followed across tabs; whether the question is open; and how to answer it. */
export const useVisitorChoice = () => ({
  choice: useSyncExternalStore(subscribe, current),
  isAsked: useSyncExternalStore(subscribe, () => isReopened || current() === null),
  choose,
});
