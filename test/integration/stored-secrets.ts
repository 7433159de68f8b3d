import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';

/** The secrets that the clients of a run have noted, each once. */
function noted(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}

/** Every file below a folder, as text. */
function* filesBelow(folder: string): Generator<[string, string]> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      yield [path, readFileSync(path, 'latin1')];
    }
}

/** What a closed cloud has stored outside its user pool, and what its functions have logged. */
async function* keptBelow(directory: string): AsyncGenerator<[string, string]> {
  const log = join(directory, 'functions.log');
  if (existsSync(log)) yield ['the log', readFileSync(log, 'utf8')];
  for (const folder of ['s3', 'mail']) yield* filesBelow(join(directory, folder));
  // The tables are elsewhere when they are those of DynamoDB Local.
  const tables = join(directory, 'dynamodb');
  if (!existsSync(tables)) return;
  const items = new ClassicLevel(tables);
  for await (const [key, item] of items.iterator()) yield [`the item ${key}`, item];
  await items.close();
}

/** The places that hold a secret which a client has sent, in a cloud that is closed. Empty when all is well. */
export async function placesOfSecrets(file: string, directory: string): Promise<string[]> {
  const secrets = noted(file);
  const places: string[] = [];
  for await (const [place, text] of keptBelow(directory))
    for (const secret of secrets) if (text.includes(secret)) places.push(`${place} holds ${secret.slice(0, 4)}…`);
  return places;
}
