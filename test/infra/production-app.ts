import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll } from 'vitest';
import { bundleFolder } from '#infra/bundling/bundle.ts';
import { type StageConfig, stageConfig } from '#infra/config.ts';
import { featureFlags } from '#infra/flags.ts';
import { buildPlatform, type Platform, type PlatformProps } from '#infra/platform.ts';
import { projectRoot } from '#scripts/build/inputs.ts';
import { buildSite } from '#scripts/build/site.ts';

const directory = mkdtempSync(join(tmpdir(), 'rampart-templates-'));
const bundles = join(directory, 'bundles');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function writeEmptyBundles(): void {
  for (const entry of globSync('*/*.ts', { cwd: join(projectRoot, 'functions') })) {
    mkdirSync(bundleFolder(bundles, entry), { recursive: true });
    writeFileSync(join(bundleFolder(bundles, entry), 'index.mjs'), entry);
  }
}

interface Wanted extends Partial<Pick<PlatformProps, 'env' | 'contract'>> {
  readonly config?: Partial<StageConfig>;
  readonly context?: Record<string, unknown>;
}

/** Production's app for tests of templates: not yet synthesised, with empty function bundles. */
export async function productionApp(wanted: Wanted = {}): Promise<{ readonly app: App; readonly platform: Platform }> {
  const { env = { region: 'us-east-1' }, config, contract, context } = wanted;
  // The site's files are part of the stacks, and another test file may be building them.
  await buildSite();
  writeEmptyBundles();
  const app = new App({
    outdir: mkdtempSync(join(directory, 'assembly-')),
    context: { ...featureFlags, 'aws:cdk:version-reporting': false, ...context },
  });
  const props = { config: { ...stageConfig('production'), ...config }, env, bundles, contract };
  return { app, platform: buildPlatform(app, props) };
}
