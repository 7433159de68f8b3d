import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNear } from '#web/lib/use-near.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

type Moment = Pick<IntersectionObserverEntry, 'isIntersecting'> & { readonly boundingClientRect: { top: number } };

const place = { current: document.body };
const above: Moment = { isIntersecting: false, boundingClientRect: { top: -500 } };
const inSight: Moment = { isIntersecting: true, boundingClientRect: { top: 100 } };
const below: Moment = { isIntersecting: false, boundingClientRect: { top: 5000 } };

/** Reports several entries at once, oldest first, as a busy browser does. */
let tell: (moments: readonly Moment[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (moments: readonly Moment[]) => void) {
        tell = look;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an element that came near while the browser was busy is near', async () => {
  const { result, act } = await renderHook(() => useNear(place));
  await act(() => tell([below]));
  expect(result.current).toBe(false);
  await act(() => tell([below, inSight]));
  expect(result.current).toBe(true);
});

test('the latest position decides whether an element is left behind after a busy phase', async () => {
  const { result, act } = await renderHook(() => useScrolledPast(place));
  await act(() => tell([inSight, above]));
  expect(result.current).toBe(true);
  await act(() => tell([above, inSight]));
  expect(result.current).toBe(false);
});
