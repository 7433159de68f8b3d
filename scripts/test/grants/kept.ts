import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionGrant } from '../../local/client.ts';

/** Names the folder in which a run keeps what its clouds have used of their grants; without it, nothing is kept. */
export const grantsVariable = 'RAMPART_GRANTS';

/** Keeps what the functions of a cloud have used of their grants until now: a file for each cloud. */
export async function keepGrants({ url }: { readonly url: string }): Promise<void> {
  const folder = process.env[grantsVariable];
  if (!folder) return;
  const grants = await fetch(`${url}/__local/grants`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), await grants.text());
}

/** The grants of all clouds of a run, with one entry for each cloud. */
export function keptGrants(folder: string): FunctionGrant[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FunctionGrant[]);
}
