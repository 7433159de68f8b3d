import { randomUUID } from 'node:crypto';

const file = randomUUID().slice(0, 8);
let count = 0;

/** A part of a name that nothing else has, also in files that run at the same time in the same process: `3f8a12c0x7`. */
export const unique = (): string => {
  count += 1;
  return `${file}x${count}`;
};
