import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grantsVariable, keepGrants, keptGrants } from './kept.ts';

const grant = { function: 'A', effect: 'Allow', action: 's3:GetObject', resource: 'arn:aws:s3:::b/*', isUsed: true };
let cloud: Server;
let directory: string;
const folder = () => join(directory, 'grants');
const url = () => `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rampart-grants-'));
  cloud = createServer((request, response) => {
    response.end(request.url === '/__local/grants' ? JSON.stringify([grant]) : '');
  });
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  cloud.closeAllConnections();
  await new Promise((resolve) => cloud.close(resolve));
  rmSync(directory, { recursive: true });
});

it('the grants of every cloud of a run are kept in the folder that the run names', async () => {
  vi.stubEnv(grantsVariable, folder());
  await keepGrants({ url: url() });
  await keepGrants({ url: url() });
  expect(keptGrants(folder())).toEqual([grant, grant]);
});

it('nothing is kept for a test that somebody runs by hand', async () => {
  vi.stubEnv(grantsVariable, '');
  await keepGrants({ url: url() });
  expect(existsSync(folder())).toBe(false);
  expect(keptGrants(folder())).toEqual([]);
});
