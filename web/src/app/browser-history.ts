import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';

/** One step through the history: where it led, how, and by how many entries. */
export interface Step {
  readonly location: Location;
  readonly action: NavigationType;
  /** Null when the browser does not report it, as for an anchor on the page. */
  readonly delta: number | null;
}

/** The window's history in the shape the router needs. */
export interface BrowserHistory extends Navigator {
  readonly location: Location;
  readonly action: NavigationType;
  /** Reports every step to one listener; returns the unsubscribe function. */
  listen(listener: (step: Step) => void): () => void;
}

/** What an entry stores: a key that survives a reload, its index among the entries, and the page's own state. */
interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly usr?: unknown;
}

/** The parts of `Window` the history needs. */
export type HistoryWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Window['location'], 'pathname' | 'search' | 'hash' | 'origin' | 'assign'>;
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);
const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const entryOf = ({ history }: HistoryWindow): Entry => (history.state as Entry | null) ?? {};

/** Gives the entry of a full load its own key and index; otherwise all first pages would share state stored by key. */
function nameEntry(window: HistoryWindow): void {
  const { key = newKey(), idx = 0, ...rest } = entryOf(window);
  window.history.replaceState({ ...rest, key, idx }, '');
}

function locationOf(window: HistoryWindow): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null } = entryOf(window);
  return { pathname, search, hash, key, state: usr };
}

/** Always an address on this site: on its own, `//name` would be another host. */
function urlOf({ location: { origin } }: HistoryWindow, to: To): URL {
  const href = createHref(to).replace(/ $/, '%20');
  return new URL(href.startsWith('//') ? `${origin}${href}` : href, origin);
}

/** The URL of `to`. A missing query or hash is empty; a missing path is the current one. */
function hrefOf(window: HistoryWindow, to: To): string {
  const { pathname = window.location.pathname, search, hash } = typeof to === 'string' ? parsePath(to) : to;
  return urlOf(window, { pathname, search, hash }).href;
}

function pushEntry(window: HistoryWindow, entry: Entry, href: string): void {
  try {
    window.history.pushState(entry, '', href);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Safari refuses more than a hundred entries in 30 seconds: fall back to a full load.
    window.location.assign(href);
  }
}

/** A window's history for React Router, whose own is tied to its data router or exported under an unstable name. */
export function browserHistory(window: HistoryWindow): BrowserHistory {
  nameEntry(window);
  let action = NavigationType.Pop;
  let place = entryOf(window).idx ?? null;
  let listener: ((step: Step) => void) | undefined;

  function tell(how: NavigationType, delta: number | null): void {
    action = how;
    place = entryOf(window).idx ?? null;
    listener?.({ action, location: locationOf(window), delta });
  }
  function onPop(): void {
    const { idx } = entryOf(window);
    tell(NavigationType.Pop, idx === undefined || place === null ? null : idx - place);
  }

  return {
    get action() {
      return action;
    },
    get location() {
      return locationOf(window);
    },
    createHref,
    encodeLocation(to) {
      const { pathname, search, hash } = urlOf(window, to);
      return { pathname, search, hash };
    },
    push(to, state) {
      const idx = (entryOf(window).idx ?? 0) + 1;
      pushEntry(window, { usr: state ?? null, key: newKey(), idx }, hrefOf(window, to));
      tell(NavigationType.Push, 1);
    },
    replace(to, state) {
      const { idx = 0 } = entryOf(window);
      window.history.replaceState({ usr: state ?? null, key: newKey(), idx }, '', hrefOf(window, to));
      tell(NavigationType.Replace, 0);
    },
    go: (delta) => window.history.go(delta),
    listen(heard) {
      listener = heard;
      window.addEventListener('popstate', onPop);
      return () => {
        listener = undefined;
        window.removeEventListener('popstate', onPop);
      };
    },
  };
}
