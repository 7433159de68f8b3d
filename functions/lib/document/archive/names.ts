/** Marks that turn the direction of text around: a name that uses them does not say what it seems to say. */
const turnsAround = /[\u202A-\u202E\u2066-\u2069]/;

/** A name that leaves its folder or pretends to be another. Nothing is written by name; it shows what the file is for. */
export const isUnsafeName = (name: string): boolean =>
  name === '' ||
  name.includes('\0') ||
  /^([\\/]|[a-zA-Z]:)/.test(name) ||
  name.split(/[\\/]/).includes('..') ||
  turnsAround.test(name);
