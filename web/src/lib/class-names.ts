/** Joins class names, skipping falsy ones. Later classes do not override earlier ones: pass layout only. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
