import { useSyncExternalStore } from 'react';

type Answer = (isAccepted: boolean) => void;

const listeners = new Set<() => void>();
let pending: Answer | null = null;

function set(answer: Answer | null): void {
  pending = answer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the buyer to accept the terms of a purchase. One question at a time: a pending one resolves to false. */
export function askPurchaseTerms(): Promise<boolean> {
  pending?.(false);
  return new Promise((resolve) => set(resolve));
}

export function answerPurchaseTerms(isAccepted: boolean): void {
  const answer = pending;
  set(null);
  answer?.(isAccepted);
}

/** Whether the question is open. */
export const usePurchaseTerms = (): boolean => useSyncExternalStore(subscribe, () => pending !== null);
