import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '#scripts/build/site.ts';
import { synthesise } from '#scripts/build/synth.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import { tell } from '#scripts/test/report.ts';
import { cloudOptions } from './cloud-options.ts';
import { secretsVariable } from './sent-secrets.ts';
import { placesOfSecrets } from './stored-secrets.ts';

/** Starts the one cloud that all files of a project share; vitest stops it through the returned function. */
export async function setup(project: TestProject) {
  // The pages are rendered by a function that includes the web build.
  await buildSite();
  const directory = mkdtempSync(join(tmpdir(), 'rampart-integration-'));
  const assembly = await synthesise('local');
  const seed = project.config.provide.seed ?? 'shop';
  const cloud = await startSeeded({ ...cloudOptions, directory, assembly, maxInstances: 2 }, seed);
  project.provide('assembly', assembly);
  project.provide('cloudUrl', cloud.url);
  const secrets = join(directory, 'sent-secrets');
  project.provide('cloudEnvironment', { ...cloud.environment('test'), [secretsVariable]: secrets });
  return async () => {
    await keepGrants(cloud);
    await cloud.close();
    const places = await placesOfSecrets(secrets, directory);
    rmSync(directory, { recursive: true, force: true });
    if (places.length === 0) return;
    const error = `Secrets that were typed in can be read afterwards: ${places.join(', ')}`;
    // The reporter has finished by now, and the exit code alone could come from a failed test.
    tell({ type: 'error', error });
    throw new Error(error);
  };
}
