/** `$0.2934`, `$1.27`: what a language model costs is often less than a cent. */
export const formatCost = (dollars: number): string => `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`;

const second = 1000;

/** `48 s`, `3 min 5 s`, `1 h 2 min`; milliseconds in, never below zero. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / second));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
