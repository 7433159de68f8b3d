import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../api/api-problem.ts';

/** After the last key, and at most after the first one. */
const pause = 2_000;
const longest = 15_000;
/** Between tries, while nothing reaches the server. */
const retries = [5_000, 10_000, 20_000, 40_000] as const;

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' }
  /** Tried again by itself. */
  | { readonly kind: 'waiting'; readonly isOffline: boolean }
  /** Not tried again before something else is typed. */
  | { readonly kind: 'refused'; readonly reason: string; readonly text: string };

export interface AutosaveOptions {
  /** What is typed, as JSON. */
  readonly text: string;
  /** Whether the server lacks it, and may have it. */
  readonly isDue: boolean;
  /** Stores it; rejects if it was not stored, or if nobody knows. */
  readonly send: (text: string) => Promise<void>;
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 429 || error.status >= 500;

const isOffline = (error: unknown): boolean => error instanceof ApiProblem && error.status === 0;

/** A call after another: a text whose answer was lost is sent again as it was, so that the server knows it again. */
function useSending(send: AutosaveOptions['send'], text: string) {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' });
  const latest = useRef({ send, text });
  latest.current = { send, text };
  const unanswered = useRef<string>(undefined);
  const failures = useRef(0);
  const flight = useRef<Promise<void>>(undefined);

  async function attempt(): Promise<void> {
    const sent = unanswered.current ?? latest.current.text;
    unanswered.current = sent;
    setState({ kind: 'saving' });
    try {
      await latest.current.send(sent);
      unanswered.current = undefined;
      failures.current = 0;
      setState({ kind: 'idle' });
    } catch (error) {
      failures.current += 1;
      if (isPassing(error)) return setState({ kind: 'waiting', isOffline: isOffline(error) });
      unanswered.current = undefined;
      setState({ kind: 'refused', reason: error instanceof Error ? error.message : '', text: sent });
    }
  }
  function run(): Promise<void> {
    flight.current ??= attempt().finally(() => {
      flight.current = undefined;
    });
    return flight.current;
  }
  return {
    state,
    run,
    settled: async () => flight.current,
    /** Nothing that was sent matters any more: something else has been stored. */
    forget: () => {
      unanswered.current = undefined;
      setState({ kind: 'idle' });
    },
    retryAfter: () => retries[Math.min(failures.current, retries.length) - 1] ?? pause,
  };
}

/** Stores what is typed in a pause of typing, and tries again by itself until it is stored. */
export function useAutosave({ text, isDue, send }: AutosaveOptions) {
  const { retryAfter, ...sending } = useSending(send, text);
  const { state, run } = sending;
  const since = useRef<number>(undefined);
  const isRefused = state.kind === 'refused' && state.text === text;
  const isWaiting = state.kind === 'waiting';
  const isWanted = isDue && state.kind !== 'saving' && !isRefused;
  // What is typed does not put a retry off.
  const typed = isWaiting ? '' : text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key puts it off
  useEffect(() => {
    if (!isWanted) {
      since.current = undefined;
      return;
    }
    since.current ??= Date.now();
    const delay = isWaiting ? retryAfter() : Math.min(pause, Math.max(0, since.current + longest - Date.now()));
    const timer = setTimeout(run, delay);
    if (isWaiting) window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, [isWanted, isWaiting, typed]);
  return sending;
}
