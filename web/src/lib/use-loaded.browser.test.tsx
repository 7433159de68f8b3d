import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLoaded } from './use-loaded.ts';

test('code is loaded once it is wanted, and once', async () => {
  const load = vi.fn(async () => {});
  const { result, rerender } = await renderHook((isWanted?: boolean) => useLoaded(load, isWanted === true));
  expect([result.current, load.mock.calls.length]).toEqual([false, 0]);
  await rerender(true);
  await expect.poll(() => result.current).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded throws nothing, and is tried again when the connection returns', async () => {
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result, act } = await renderHook(() => useLoaded(load, true));
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(result.current).toBe(false);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await load.mock.results[1]?.value;
  });
  expect(result.current).toBe(true);
});
