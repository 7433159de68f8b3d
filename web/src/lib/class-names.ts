/** Joins class names and leaves out what is false. Later classes do not win over earlier ones: pass layout only. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
