import { now } from '../clock.ts';

/** Remembers what a read answers for a while. When the read fails later on, the last answer serves on. */
export function remembered<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: T; readonly at: number } | undefined;
  return async () => {
    const at = now();
    if (last && Math.abs(at - last.at) < milliseconds) return last.value;
    try {
      last = { value: await read(), at };
      return last.value;
    } catch (error) {
      if (last) return last.value;
      throw error;
    }
  };
}
