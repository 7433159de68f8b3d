import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Environment } from 'aws-cdk-lib';
import { stageConfig } from '#infra/config.ts';
import { featureFlags } from '#infra/flags.ts';
import { checkFindings } from '#infra/nag.ts';
import { buildPlatform } from '#infra/platform.ts';
import { projectRoot } from '#scripts/build/inputs.ts';
import { buildSite } from '#scripts/build/site.ts';
import { type Resource, Stacks } from '#scripts/local/stacks.ts';
import { emptyBundles } from './empty-bundles.ts';
import type { grantsOf } from './grants.ts';

/** The output of the production synthesis, and its exit code. */
interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}
/** What a function may do, by its name. */
type Role = readonly [name: string, statements: Parameters<typeof grantsOf>[0]];

/** The production stacks as synthesised, with the AWS Solutions rules. */
export class Production {
  readonly directory: string;
  readonly ended: Ended;
  readonly stacks: Stacks;
  readonly roles: readonly Role[];

  private constructor(directory: string, ended: Ended) {
    this.directory = directory;
    this.ended = ended;
    this.stacks = new Stacks(directory);
    this.roles = this.stacks.functions().map(({ name, statements }) => [name, statements]);
  }

  static async synthesise(): Promise<Production> {
    // Its files are part of the stacks.
    await buildSite();
    const directory = mkdtempSync(join(tmpdir(), 'rampart-synth-'));
    const CDK_CONTEXT_JSON = JSON.stringify({ 'aws:cdk:enable-asset-metadata': true });
    const env = { ...process.env, STAGE: 'production', CDK_OUTDIR: directory, CDK_CONTEXT_JSON };
    return new Production(
      directory,
      spawnSync(process.execPath, ['infra/app.ts'], { cwd: projectRoot, env, encoding: 'utf8' }),
    );
  }

  all(type: string): Resource[] {
    return this.stacks.all(type);
  }

  /** Our functions; the CDK's helper that deploys files is in Python. */
  functions(): Resource[] {
    return this.all('AWS::Lambda::Function').filter(({ properties }) =>
      String(properties.Runtime).startsWith('nodejs'),
    );
  }

  /** A resource as the template has it, with the attributes beside its properties. */
  written({ stack, id }: Resource): { DependsOn?: string[]; DeletionPolicy?: string; UpdateReplacePolicy?: string } {
    return JSON.parse(readFileSync(join(this.directory, `${stack}.template.json`), 'utf8')).Resources[id];
  }

  /** Names of the stacks with termination protection, which no template mentions. */
  protectedStacks(): string[] {
    const { artifacts } = JSON.parse(readFileSync(join(this.directory, 'manifest.json'), 'utf8')) as {
      artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
    };
    return Object.keys(artifacts)
      .filter((name) => artifacts[name]?.properties?.terminationProtection)
      .sort();
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** The synthesis of production for one account and region; the CDK's command line takes them from the credentials. */
export function synthesiseFor(env: Environment, context: Record<string, string> = {}): void {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-synth-'));
  try {
    const app = new App({ outdir: join(directory, 'assembly'), context: { ...featureFlags, ...context } });
    const config = stageConfig('production');
    checkFindings(app, buildPlatform(app, { config, env, bundles: emptyBundles(directory) }));
    app.synth();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
