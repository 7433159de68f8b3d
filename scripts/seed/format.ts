import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Incremented when the stored form changes and no code reads the earlier one, or a table gets an index. */
const format = '6';
/** The format of folders that name none. */
const firstFormat = '1';

const fileIn = (directory: string): string => join(directory, 'format');

/** True for a data folder that holds nothing yet. */
export const isNew = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0;

/** Records the format in a new data folder. */
export const markFormat = (directory: string): void => writeFileSync(fileIn(directory), `${format}\n`);

function formatOf(directory: string): string {
  const file = fileIn(directory);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : firstFormat;
}

/** Exits with a message when a data folder has a format that this code does not read. */
export function claimFormat(directory: string): void {
  if (isNew(directory) || formatOf(directory) === format) return;
  process.stderr.write(
    `The data in ${directory} was written by another version and cannot be read by this one.\n` +
      'Begin anew by deleting that folder, or leave it alone with `npm start -- --fresh`.\n',
  );
  process.exit(1);
}
