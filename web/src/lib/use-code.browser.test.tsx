import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useCode } from './use-code.ts';

const codeOf = (load: () => Promise<unknown>) => ({ load, isLoaded: () => false });

test('code is loaded once it is wanted, and once', async () => {
  const load = vi.fn(async () => {});
  const code = codeOf(load);
  const { result, rerender } = await renderHook((isWanted?: boolean) => useCode(code, isWanted === true));
  expect([result.current.state, load.mock.calls.length]).toEqual(['coming', 0]);
  await rerender(true);
  await expect.poll(() => result.current.state).toBe('there');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is there is never loaded again', async () => {
  const load = vi.fn(async () => {});
  const code = { load, isLoaded: () => true };
  const { result } = await renderHook(() => useCode(code));
  expect([result.current.state, load.mock.calls.length]).toEqual(['there', 0]);
});

const lost = () => vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));

test('code that cannot be loaded throws nothing, and is tried again when the connection returns', async () => {
  const code = codeOf(lost());
  const { result } = await renderHook(() => useCode(code));
  await expect.poll(() => result.current.state).toBe('failed');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => result.current.state).toBe('there');
});

test('it is tried again when somebody asks', async () => {
  const code = codeOf(lost());
  const { result, act } = await renderHook(() => useCode(code));
  await expect.poll(() => result.current.state).toBe('failed');
  await act(() => result.current.retry());
  expect(result.current.state).toBe('there');
});

test('it is tried again when it is wanted anew', async () => {
  const code = codeOf(lost());
  const { result, rerender } = await renderHook((isWanted?: boolean) => useCode(code, isWanted !== false));
  await expect.poll(() => result.current.state).toBe('failed');
  await rerender(false);
  await rerender(true);
  await expect.poll(() => result.current.state).toBe('there');
});
