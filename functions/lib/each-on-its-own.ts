/**
 * Does something with each thing, one after the other; what fails with one keeps no other from it. Throws the first failure
 * at the end.
 */
export async function eachOnItsOwn<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) await act(thing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
