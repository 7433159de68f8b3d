const controls = new Set<() => void>();

/** Registers a control that gives its value in a pause of typing; `give` gives it at once. Returns how to withdraw it. */
export function givesLate(give: () => void): () => void {
  controls.add(give);
  return () => void controls.delete(give);
}

/** Asks all controls for what they have not given yet, for a page that may never run again. */
export function giveNow(): void {
  for (const give of controls) give();
}
