import { useCallback, useEffect, useRef, useState } from 'react';
import {
  forgetWriting,
  holdWriting,
  type KeptWriting,
  keepWriting,
  leftWriting,
  writingKey,
} from '../storage/kept-writing.ts';
import { giveNow } from './late-values.ts';

const pause = 300;

export interface KeptWritingOptions {
  /** What is written about, and by whom. */
  readonly thing: string;
  /** What is typed, as JSON; undefined if the server has it. */
  readonly text: string | undefined;
  /** The same, read at this moment: what is typed last may not have been rendered yet. */
  readonly read: () => string | undefined;
  /** What it is typed over. */
  readonly basis: string;
  /** Takes what a form that is no longer open has left behind; answers whether the server lacks any of it. */
  readonly onLeft: (left: KeptWriting) => boolean;
}

/** Keeps what is typed in this browser until the server has it, and gives back what an earlier form had kept. */
export function useKeptWriting({ thing, text, read, basis, onLeft }: KeptWritingOptions) {
  const [key] = useState(() => writingKey(thing));
  const [isKept, setKept] = useState(true);
  const latest = useRef({ read, basis, onLeft });
  latest.current = { read, basis, onLeft };

  useEffect(() => holdWriting(key), [key]);

  const keep = useCallback(() => {
    const { basis: over } = latest.current;
    const typed = latest.current.read();
    if (typed !== undefined) setKept(keepWriting(key, { text: typed, basis: over, at: new Date().toISOString() }));
  }, [key]);

  useEffect(() => {
    let isGone = false;
    void leftWriting(thing, Date.now()).then((left) => {
      // What has been typed by now comes first; the other one is offered when the form is opened again.
      if (isGone || !left || latest.current.read() !== undefined) return;
      if (latest.current.onLeft(left)) keepWriting(key, left);
      forgetWriting(left.key);
    });
    return () => {
      isGone = true;
    };
  }, [thing, key]);

  useEffect(() => {
    if (text === undefined) return forgetWriting(key);
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [text, key, keep]);

  useEffect(() => {
    // The last moment at which a tab that is closed, or a phone that is put away, is sure to run.
    const keepAll = () => {
      giveNow();
      keep();
    };
    const onHidden = () => document.visibilityState === 'hidden' && keepAll();
    window.addEventListener('pagehide', keepAll);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      keep();
      window.removeEventListener('pagehide', keepAll);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [keep]);

  return { isKept, forget: (typed: string) => forgetWriting(key, typed) };
}
