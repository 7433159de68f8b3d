/** The element id in an address's hash. A truncated or invalid escape is taken literally, not as an error. */
export function nameInHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
