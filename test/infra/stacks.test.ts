import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/local/inputs.ts';
import { buildSite } from '#scripts/local/site.ts';
import { type Properties, type Resource, readAssembly } from '#scripts/local/template/assembly.ts';

let directory: string;
let resources: readonly Resource[];
let synthesis: { status: number | null; stderr: string };

const all = (type: string) => resources.filter((resource) => resource.type === type);
/** The modules beside it that a minified module imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/["`]\.\/([\w.-]+\.mjs)["`]/g)].map(([, name = '']) => name);
/** Our functions; the CDK's helper that deploys files is in Python. */
const ours = () =>
  all('AWS::Lambda::Function').filter(({ properties }) => String(properties.Runtime).startsWith('nodejs'));
const text = (properties: Properties) => JSON.stringify(properties);

beforeAll(async () => {
  // Its files are part of the stacks.
  await buildSite();
  directory = mkdtempSync(join(tmpdir(), 'rampart-synth-'));
  const CDK_CONTEXT_JSON = JSON.stringify({ 'aws:cdk:enable-asset-metadata': true });
  const env = { ...process.env, STAGE: 'production', CDK_OUTDIR: directory, CDK_CONTEXT_JSON };
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts'], { cwd: projectRoot, env, encoding: 'utf8' });
  synthesis = { status, stderr };
  resources = readAssembly(directory).resources;
}, 180_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the stacks of production', () => {
  it('pass the AWS Solutions rules, every exception with its reason', () => {
    expect(synthesis.status, synthesis.stderr.slice(-2000)).toBe(0);
  });

  it('keep data: one table on demand with recovery and TTL, private buckets', () => {
    const [table] = all('AWS::DynamoDB::GlobalTable');
    expect(table?.properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
    expect(text(table?.properties ?? {})).toContain('"PointInTimeRecoveryEnabled":true');
    for (const { properties } of all('AWS::S3::Bucket'))
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
  });

  it('run every function of ours on ARM64 and the newest Node', () => {
    expect(ours().length).toBeGreaterThanOrEqual(7);
    for (const { properties } of ours()) {
      expect(properties.Runtime).toBe('nodejs24.x');
      expect(properties.Architectures).toEqual(['arm64']);
    }
  });

  it('allow no function a Scan, and none everything', () => {
    for (const { stack, properties } of all('AWS::IAM::Policy')) {
      expect(text(properties)).not.toMatch(/dynamodb:(Scan|\*)/);
      if (stack.endsWith('-Api')) expect(text(properties)).not.toMatch(/"Action":"\*"|"Resource":"\*"/);
    }
  });

  it('let no function that answers requests send a mail: no answer waits for one', () => {
    const roleOf = ({ properties }: Resource) => /"Fn::GetAtt":\["(\w+)"/.exec(text(properties))?.[1] ?? '';
    const answering = all('AWS::ApiGatewayV2::Integration').map(({ properties }) => text(properties));
    const mailing = all('AWS::IAM::Policy').filter(({ properties }) => text(properties).includes('ses:Send'));
    const senders = ours().filter((fn) => mailing.some(({ properties }) => text(properties).includes(roleOf(fn))));
    expect(senders.length).toBeGreaterThanOrEqual(4);
    for (const { id } of senders) expect(answering.filter((each) => each.includes(`"${id}"`))).toEqual([]);
  });

  it('answer pages from the function that has them, once the files they name are there', () => {
    const [distribution] = all('AWS::CloudFront::Distribution');
    const config = distribution?.properties.DistributionConfig as { DefaultCacheBehavior: Properties };
    expect(config.DefaultCacheBehavior.OriginRequestPolicyId).toBeUndefined();
    const pages = ours().find(({ stack }) => stack.endsWith('-Web'));
    const template = readFileSync(join(directory, `${pages?.stack}.template.json`), 'utf8');
    const { DependsOn } = JSON.parse(template).Resources[pages?.id ?? ''];
    expect(DependsOn).toEqual(expect.arrayContaining(all('Custom::CDKBucketDeployment').map(({ id }) => id)));
  });

  it('send a strict content security policy', () => {
    const [policy] = all('AWS::CloudFront::ResponseHeadersPolicy');
    const scripts = /script-src [^;]+/.exec(text(policy?.properties ?? {}))?.[0] ?? '';
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]+=*'$/);
  });

  it('have what becomes of a mail published to the default bus, the only one that SES knows', () => {
    const [destination] = all('AWS::SES::ConfigurationSetEventDestination');
    expect(destination?.properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint'],
    });
    expect(text(destination?.properties ?? {})).toContain(':event-bus/default');
  });

  it('bundle every function into modules that find each other, with source maps', () => {
    for (const { metadata, stack } of ours()) {
      const folder = join(directory, String(metadata['aws:asset:path']));
      const files = readdirSync(folder);
      expect(files, stack).toEqual(expect.arrayContaining(['index.mjs', 'index.mjs.map']));
      const modules = files.filter((file) => file.endsWith('.mjs'));
      const wanted = modules.flatMap((file) => importsOf(join(folder, file)));
      expect([...new Set(['index.mjs', ...wanted])].sort()).toEqual(modules.sort());
    }
  });
});
