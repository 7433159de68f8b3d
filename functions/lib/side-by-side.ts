/**
 * Does something with each thing, at most `most` at a time; `lane` (from 0) tells those apart that run at the same time. After
 * a failure nothing new begins, and it throws once all that has begun is over: work in flight is frozen when a function
 * returns.
 */
export async function sideBySide<T>(
  things: readonly T[],
  most: number,
  act: (thing: T, lane: number) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  let hasFailed = false;
  const run = async (lane: number): Promise<void> => {
    for (let thing = waiting.shift(); thing !== undefined && !hasFailed; thing = waiting.shift())
      await act(thing, lane).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
  };
  const lanes = await Promise.allSettled(Array.from({ length: most }, (_, lane) => run(lane)));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
