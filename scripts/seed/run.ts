import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';
import type { Cloud } from '../local/cloud.ts';
import { admin, colleagues, reader } from './people.ts';

/** `shelf`: everything; `empty`: only the admin; `hundred`: the shelf filled up to 100 books, for the bench. */
export type SeedKind = 'shop' | 'empty' | 'hundred';

export const signIns = (kind: SeedKind) => (kind === 'empty' ? [admin] : [admin, ...colleagues, reader]);

/**
 * Fills a new data folder. The marker is written last and every step is idempotent, so after an interrupted start the
 * next one seeds the rest.
 */
export async function seedOnce(cloud: Cloud, directory: string, kind: SeedKind): Promise<void> {
  const marker = join(directory, 'seeded');
  if (existsSync(marker)) return;
  await seed(cloud, kind);
  writeFileSync(marker, kind);
}

/** The functions read their environment when they are imported, so the seed runs in a process that has it. */
function seed(cloud: Cloud, kind: SeedKind): Promise<void> {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/seed/seed.ts'), kind], {
    cwd: projectRoot,
    env: { ...process.env, ...cloud.environment('seed') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Seeding failed:\n${errors.join('')}`))));
  });
}
