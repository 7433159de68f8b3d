/**
 * Trials that fail for a fault that is known and being mended, by route and injection, each with its reason. One that is
 * gone fails the walk until its line is taken out.
 */
export const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
