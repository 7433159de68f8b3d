import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedTokens } from '../aws/cognito/testing/pool-tokens.ts';
import { AccountConcurrency } from '../lambda/concurrency.ts';
import { FunctionPool } from '../lambda/pool.ts';
import { MovableClock } from '../platform/clock.ts';
import { jwtAuthorizer } from './authorizer.ts';
import type { GatewayRequest } from './event.ts';
import { Gateway } from './gateway.ts';
import { Throttle } from './throttle.ts';

/** Answers with what it was given, or as the body of the request says. */
const source = `
  export const handler = async (event) => {
    const { rawPath, pathParameters, requestContext, body = '' } = event;
    if (body.startsWith('answer ')) return { statusCode: 200, body: body[7].repeat(Number(body.slice(9))) };
    if (body === 'throw') throw new Error('of the function');
    return { statusCode: 200, headers: { 'x-echo': 'yes' }, body: JSON.stringify({
      rawPath, path: requestContext.http.path, pathParameters, time: requestContext.time, id: requestContext.requestId,
      identity: requestContext.authorizer, size: body.length }) };
  };`;

const clientId = 'the-site';
const time = Date.UTC(2031, 4, 6, 7, 8, 9, 123);
let directory: string;
let pool: FunctionPool;
let gateway: Gateway;
let token: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rampart-gateway-'));
  const bundle = join(directory, 'index.mjs');
  writeFileSync(bundle, source);
  const clock = new MovableClock();
  const definition = { name: 'echo', bundle, handler: 'handler', memory: 512, timeout: 20, environment: {} };
  pool = new FunctionPool(definition, {
    clock,
    concurrency: new AccountConcurrency(),
    maxInstances: 1,
    log: () => undefined,
  });
  const tokens = await signedTokens('us-east-1_unit00000', clientId);
  token = await tokens.token();
  const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_unit00000';
  const settings = { issuer, audience: [clientId], identitySource: ['$request.header.Authorization'] };
  const authorizer = jwtAuthorizer(settings, tokens.jwks, clock);
  gateway = new Gateway(
    [
      { key: 'ANY /open/{id}', target: { pool, authorizer: undefined } },
      { key: 'ANY /below/{proxy+}', target: { pool, authorizer: undefined } },
      { key: 'GET /own', target: { pool, authorizer } },
      { key: 'GET /scoped', target: { pool, authorizer, scopes: ['shop/read'] } },
    ],
    new Throttle(1000, 1000),
  );
});
afterAll(async () => {
  await pool.stop();
  rmSync(directory, { recursive: true });
});

async function ask(path: string, change: Partial<GatewayRequest> = {}) {
  const request = { method: 'GET', path, query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '192.0.2.1', time };
  const { status, headers, body } = await gateway.handle({ ...request, ...change });
  const text = String(body);
  return { status, headers, body: text.startsWith('{') ? JSON.parse(text) : text };
}
const sends = (body: string | Buffer, type = 'text/plain') =>
  ask('/open/1', { method: 'POST', headers: { 'content-type': type }, body: Buffer.from(body) });

describe('the gateway', () => {
  it.each([
    ['/open/a%25', 400, undefined, undefined],
    ['/open/a%2525', 200, '/open/a%', { id: 'a%' }],
    ['/open/a%2Fb', 404, undefined, undefined],
    ['/open/a%252Fb', 200, '/open/a/b', { id: 'a/b' }],
    ['/open/a+b', 200, '/open/a+b', { id: 'a+b' }],
    ['/open/%C3%BCber', 200, '/open/über', { id: 'über' }],
    ['/below/a%2Fb/c', 200, '/below/a/b/c', { proxy: 'a/b/c' }],
  ])('passes %s on decoded', async (path, status, rawPath, pathParameters) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.rawPath, answer.body.pathParameters]).toEqual([status, rawPath, pathParameters]);
    expect(answer.body.path).toBe(rawPath);
  });

  it('names every request, for the function and in its answer, whoever gives it', async () => {
    const answers = [await ask('/open/1'), await ask('/nowhere'), await ask('/own'), await sends('throw')];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 500]);
    const ids = answers.map(({ headers }) => headers['apigw-requestid']);
    expect(ids.every((id) => /^[\w-]{15}=$/.test(String(id)))).toBe(true);
    expect(new Set(ids).size).toBe(4);
    expect(answers[0]?.body).toMatchObject({ id: ids[0], time: '06/May/2031:07:08:09 +0000' });
  });

  it('answers for the authoriser, and tells the function who asks', async () => {
    expect(await ask('/own')).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { message: 'Unauthorized' },
    });
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await ask('/own', { headers });
    expect(body.identity).toMatchObject({ jwt: { claims: { client_id: clientId }, scopes: null } });
    expect(await ask('/scoped', { headers })).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
  });

  it('limits the request line and headers together', async () => {
    const line = Buffer.byteLength('GET /open/1? HTTP/1.1');
    const withHeader = (length: number) => ask('/open/1', { headers: { 'x-long': 'x'.repeat(length - line) } });
    expect((await withHeader(10_240)).status).toBe(200);
    expect((await withHeader(10_241)).status).toBe(431);
  });

  it("limits a request to what fits into the function's event: bytes grow by a third, escapes count", async () => {
    const million = 1024 * 1024;
    expect((await sends('x'.repeat(5.9 * million))).status).toBe(200);
    expect((await sends('"'.repeat(3.1 * million))).status).toBe(413);
    expect((await sends(Buffer.alloc(4.4 * million), 'image/png')).body.size).toBeGreaterThan(5.8 * million);
    const tooLarge = await sends(Buffer.alloc(4.6 * million), 'image/png');
    expect([tooLarge.status, tooLarge.body]).toEqual([413, { message: 'Request Entity Too Large' }]);
    expect((await sends('x'.repeat(10 * million + 1))).status).toBe(413);
  });

  it('limits an answer to what fits into the JSON of its function', async () => {
    const million = 1024 * 1024;
    expect((await sends(`answer x ${5.9 * million}`)).status).toBe(200);
    const tooLarge = await sends(`answer " ${Math.ceil(3.1 * million)}`);
    expect([tooLarge.status, tooLarge.body]).toEqual([500, { message: 'Internal Server Error' }]);
  });
});
