import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '#scripts/build/site.ts';
import { synthesise } from '#scripts/build/synth.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';

/** Starts the one cloud that all files of a project share; vitest stops it through the returned function. */
export async function setup(project: TestProject) {
  // The pages are rendered by a function that includes the web build.
  await buildSite();
  const directory = mkdtempSync(join(tmpdir(), 'rampart-integration-'));
  const assembly = await synthesise('local');
  const seed = project.config.provide.seed ?? 'shop';
  const cloud = await startSeeded({ directory, assembly, port: 0, maxInstances: 2, edgeCache: false }, seed);
  project.provide('assembly', assembly);
  project.provide('cloudUrl', cloud.url);
  project.provide('cloudEnvironment', cloud.environment('test'));
  return async () => {
    await keepGrants(cloud);
    await cloud.close();
    rmSync(directory, { recursive: true, force: true });
  };
}
