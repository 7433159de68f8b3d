import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { nameInHash } from '#web/lib/text/hash-name.ts';

const storageKey = 'scroll';
/** A page grows as its data loads; how long to wait for it to be tall enough again. Milliseconds. */
const longestGrowth = 1500;
/** How long an anchor may take to come with the data, on a slow connection. Milliseconds. */
const longestLoad = 10_000;
/** What people do to move by themselves: from then on the page is theirs. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Calls `attempt` each frame until it is done or the person moves by themselves. Returns the cancel function. */
function eachFrame(attempt: (now: number) => 'done' | 'again'): () => void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const next = () => {
    if (attempt(performance.now()) === 'done') stop();
    else frame = requestAnimationFrame(next);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  next();
  return stop;
}

/** Scrolls as soon as the page is tall enough. */
function scrollWhenHigh(top: number): () => void {
  const until = performance.now() + longestGrowth;
  return eachFrame((now) => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) > 2 && now < until ? 'again' : 'done';
  });
}

/** Scrolls to an anchor as soon as it is there, and stays with it while what is above it loads. */
function scrollWhenThere(name: string): () => void {
  let until = performance.now() + longestLoad;
  let isThere = false;
  return eachFrame((now) => {
    const anchor = document.getElementById(name);
    if (anchor && !isThere) until = now + longestGrowth;
    isThere ||= anchor !== null;
    anchor?.scrollIntoView();
    return now < until ? 'again' : 'done';
  });
}

/** Calls `act` with the entry of the history that was shown, while its page still stands. Only a class can look before a change. */
class BeforeLeaving extends Component<{ readonly entry: string; readonly act: (entry: string) => void }> {
  override getSnapshotBeforeUpdate({ entry }: { readonly entry: string }): null {
    if (entry !== this.props.entry) this.props.act(entry);
    return null;
  }
  // React asks for it beside the one above.
  override componentDidUpdate(): void {}
  override render(): ReactNode {
    return null;
  }
}

/** New pages start at the top or at their anchor; Back and reload restore the position. Filters do not scroll. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(readPositions());
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (type === 'POP') {
      const top = positions.current[key];
      // The server-rendered page may have been scrolled before the application started: keep that position.
      const isScrolled = isFirst && (top === undefined || window.scrollY > 0);
      if (!isScrolled) return scrollWhenHigh(top ?? 0);
      return hash && window.scrollY === 0 ? scrollWhenThere(nameInHash(hash)) : undefined;
    }
    if (!isNewPage) {
      document.getElementById(nameInHash(hash))?.scrollIntoView();
      return undefined;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return hash ? scrollWhenThere(nameInHash(hash)) : undefined;
  }, [key, pathname, hash, type]);

  useLayoutEffect(() => {
    const remember = () => {
      positions.current[key] = window.scrollY;
    };
    // Subscribed in the same commit as the page changes, so the next page's scroll to the top is not recorded for the
    // previous one. A filter adds a history entry without scrolling: record the current position for it, and likewise
    // for a page that was scrolled before the application started.
    if (type !== 'POP' || window.scrollY > 0) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, type]);

  // A browser tells of a scroll with its next frame, and whoever leaves before that has scrolled all the same. Without a state the
  // browser has gone to an anchor by itself, and scrolled; at the top the page may not be restored yet.
  const rememberUntold = (entry: string) => {
    if (window.history.state !== null && window.scrollY > 0) positions.current[entry] = window.scrollY;
  };
  return <BeforeLeaving entry={key} act={rememberUntold} />;
}
