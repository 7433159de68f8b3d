import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allEntries, bundleFolder } from '#infra/bundling/bundle.ts';
import { stageConfig } from '#infra/config.ts';
import { buildPlatform } from '#infra/platform.ts';
import { visitorCookieName } from '#lib/browser/cookies.ts';
import type { Cloud } from '#scripts/local/cloud.ts';
import { Stacks } from '#scripts/local/stacks.ts';
import { asAdmin, ownCloud, visitor } from './cloud.ts';

/* The origin secret is rotated as docs/operating.md says: its next version in the stage's configuration, and a deployment. */

const directory = mkdtempSync(join(tmpdir(), 'rampart-rotation-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The functions called after a rotation, by their entry. */
const asked: Readonly<Record<string, string>> = {
  'accounts/handler.ts': 'Accounts-Http',
  'analytics/handler.ts': 'Analytics-Http',
  'pages/handler.ts': 'Web-Pages',
  'settings/handler.ts': 'Settings-Http',
};

/** Their bundles, which this run has already built; the others are empty, because bundling all takes a minute. */
function bundled(): string {
  const bundles = join(directory, 'bundles');
  const made = new Map(new Stacks(inject('assembly')).functions().map(({ name, bundle }) => [name, bundle]));
  const bundleOf = (name = ''): string => {
    const bundle = made.get(name);
    if (bundle === undefined) throw new Error(`There is no function ${name}`);
    return bundle;
  };
  for (const entry of allEntries()) {
    const folder = bundleFolder(bundles, entry);
    mkdirSync(folder, { recursive: true });
    if (entry in asked) cpSync(dirname(bundleOf(asked[entry])), folder, { recursive: true });
    else writeFileSync(join(folder, 'index.mjs'), 'export const handler = async () => {};');
  }
  return bundles;
}

/** The assembly of a stage with another version of the secret. */
function withVersion(originSecretVersion: number, bundles: string): string {
  const outdir = join(directory, String(originSecretVersion));
  const app = new App({ outdir, context: { 'aws:cdk:enable-asset-metadata': true } });
  const config = { ...stageConfig('local'), originSecretVersion };
  buildPlatform(app, { config, env: { region: 'us-east-1' }, bundles });
  return app.synth().directory;
}

let [withSecond, withThird] = ['', ''];
beforeAll(() => {
  const bundles = bundled();
  [withSecond, withThird] = [withVersion(2, bundles), withVersion(3, bundles)];
});

/** Status of a call to the API's own address, with a secret. */
async function statusWith(cloud: Cloud, secret: string): Promise<number> {
  const call = { method: 'GET', path: '/api/settings', query: '', body: Buffer.alloc(0) };
  const caller = { sourceIp: '203.0.113.9', time: cloud.clock.now() };
  return (await cloud.gateway.handle({ ...call, ...caller, headers: { 'x-origin-secret': secret } })).status;
}
const accepted = (cloud: Cloud): string[] => cloud.environment('test').ORIGIN_SECRETS?.split(',') ?? [];

test('two rotations in a row refuse nobody at the edge, keep visitors, and end the oldest secret', async () => {
  const cloud = await ownCloud();
  const admin = await asAdmin(cloud.url);
  const client = visitor(cloud.url);
  const visit = () =>
    client.post('/track-visitor', { path: '/' }, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/143.0' } });
  await visit();
  const cookie = client.cookies.get(visitorCookieName);
  expect(cookie).toMatch(/^[\w-]{16}\./);
  const [first = ''] = accepted(cloud);

  await cloud.redeploy(withSecond);
  const [second = ''] = accepted(cloud);
  // In the middle of the deployment the edge still sends the first one.
  expect(accepted(cloud)).toEqual([second, first]);
  expect([await statusWith(cloud, first), await statusWith(cloud, second)]).toEqual([200, 200]);
  expect((await admin.get('/auth/me')).status).toBe(200);

  await cloud.redeploy(withThird);
  const [third = ''] = accepted(cloud);
  expect(accepted(cloud)).toEqual([third, second]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await statusWith(cloud, first)).toBe(403);
  expect([await statusWith(cloud, second), await statusWith(cloud, third)]).toEqual([200, 200]);
  expect((await admin.get('/auth/me')).status).toBe(200);
  expect((await fetch(cloud.url)).status).toBe(200);

  expect((await visit()).headers.getSetCookie()).toEqual([]);
  expect(client.cookies.get(visitorCookieName)).toBe(cookie);
});
