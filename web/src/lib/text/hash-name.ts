/** The element that the end of an address names. A cut-short or made-up escape stands for itself: it is no error. */
export function nameInHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
