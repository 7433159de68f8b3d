import { createHash } from 'node:crypto';
import { hashes } from './common-passwords.generated.ts';

/** Bytes kept of each hash: of a billion passwords that are not common, two are taken for one that is. */
export const hashBytes = 4;

export const hashOfPassword = (password: string): Buffer =>
  createHash('sha256').update(password).digest().subarray(0, hashBytes);

const table = Buffer.from(hashes, 'base64');

/** Finds a hash in the sorted table. */
function isListed(password: string): boolean {
  const wanted = hashOfPassword(password);
  let [from, until] = [0, table.length / hashBytes];
  while (from < until) {
    const middle = (from + until) >> 1;
    const order = wanted.compare(table, middle * hashBytes, (middle + 1) * hashBytes);
    if (order === 0) return true;
    if (order > 0) from = middle + 1;
    else until = middle;
  }
  return false;
}

/** Whether a password is one of the 10,000 most common, in whatever case it is written: the list is in lower case. */
export const isCommon = (password: string): boolean => isListed(password.toLowerCase());
