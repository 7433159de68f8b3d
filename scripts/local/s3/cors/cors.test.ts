import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, rawRequest, startTestS3, type TestS3 } from '../testing/harness.ts';
import { signedHeaders } from '../testing/signer.ts';

const site = 'http://localhost:4000';
let test: TestS3;

beforeAll(async () => {
  test = await startTestS3();
  test.s3.createBucket('uploads', {
    cors: [
      {
        allowedOrigins: [site],
        allowedMethods: ['POST', 'PUT'],
        allowedHeaders: ['Content-Type', 'x-amz-*'],
        exposedHeaders: ['ETag'],
        maxAgeSeconds: 300,
      },
      { allowedOrigins: ['https://*.example.test'], allowedMethods: ['GET', 'HEAD'] },
    ],
  });
  test.s3.createBucket('open', { cors: [{ allowedOrigins: ['*'], allowedMethods: ['GET'], allowedHeaders: ['*'] }] });
  test.s3.createBucket('closed');
  await test.client().send(new PutObjectCommand({ Bucket: 'uploads', Key: 'k', Body: 'x' }));
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

async function preflight(bucket: string, origin: string, method: string, headers?: string) {
  const answer = await rawRequest(test.s3.port, {
    method: 'OPTIONS',
    path: `/${bucket}/k`,
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers && { 'access-control-request-headers': headers }),
    },
  });
  return { status: answer.status, code: errorCode(answer.body), cors: corsOf(answer.headers) };
}

function corsOf(headers: NodeJS.Dict<string | string[]>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(access-control|vary)/.test(name)));
}

const refusedPreflight = { status: 403, code: 'AccessForbidden', cors: {} };

describe('a preflight', () => {
  it('is answered for an allowed origin, method and headers', async () => {
    expect(await preflight('uploads', site, 'POST', 'Content-Type, X-Amz-Date')).toEqual({
      status: 200,
      code: undefined,
      cors: {
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'POST, PUT',
        'access-control-allow-headers': 'content-type, x-amz-date',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'ETag',
        'access-control-max-age': '300',
        vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
      },
    });
    expect((await preflight('open', 'https://anybody.test', 'GET', 'x-anything')).cors).toMatchObject({
      'access-control-allow-origin': '*',
    });
    expect((await preflight('uploads', 'https://www.example.test', 'GET')).status).toBe(200);
  });

  it('is refused for any other', async () => {
    expect(await preflight('uploads', 'http://localhost:4001', 'POST')).toEqual(refusedPreflight);
    expect(await preflight('uploads', `${site}.evil.test`, 'POST')).toEqual(refusedPreflight);
    expect(await preflight('uploads', site.toUpperCase(), 'POST')).toEqual(refusedPreflight);
    expect(await preflight('uploads', 'null', 'POST')).toEqual(refusedPreflight);
    expect(await preflight('uploads', site, 'DELETE')).toEqual(refusedPreflight);
    expect(await preflight('uploads', site, 'GET')).toEqual(refusedPreflight);
    expect(await preflight('uploads', site, 'POST', 'content-type, authorization')).toEqual(refusedPreflight);
    expect(await preflight('uploads', 'https://www.example.test', 'GET', 'content-type')).toEqual(refusedPreflight);
    expect(await preflight('uploads', 'https://example.test', 'GET')).toEqual(refusedPreflight);
    expect(await preflight('uploads', 'https://www.example.test.evil.test', 'GET')).toEqual(refusedPreflight);
    expect(await preflight('closed', site, 'GET')).toEqual(refusedPreflight);
  });

  it('must name its origin and method', async () => {
    const send = async (headers: Record<string, string>) =>
      errorCode((await rawRequest(test.s3.port, { method: 'OPTIONS', path: '/uploads/k', headers })).body);
    expect(await send({ 'access-control-request-method': 'GET' })).toBe('BadRequest');
    expect(await send({ origin: site })).toBe('BadRequest');
    expect(await send({ origin: site, 'access-control-request-method': 'PATCH' })).toBe('BadRequest');
  });
});

describe('an actual request', () => {
  const send = async (path: string, method: string, more: Record<string, string>) => {
    const headers = method === 'GET' ? { ...signedHeaders(test, path), ...more } : more;
    const answer = await rawRequest(test.s3.port, { method, path, headers });
    return [answer.status, corsOf(answer.headers)['access-control-allow-origin']];
  };

  it('gets the headers only when its origin and method are allowed, and is served all the same', async () => {
    expect(await send('/uploads/k', 'GET', { origin: 'https://www.example.test' })).toEqual([
      200,
      'https://www.example.test',
    ]);
    expect(await send('/uploads/k', 'GET', { origin: site })).toEqual([200, undefined]);
    expect(await send('/uploads/k', 'GET', {})).toEqual([200, undefined]);
    expect(await send('/closed/k', 'GET', { origin: site })).toEqual([404, undefined]);
  });

  it('gets them on an error too, so that the page can read it', async () => {
    expect(await send('/uploads/k', 'PUT', { origin: site })).toEqual([403, site]);
    expect(await send('/uploads/k', 'DELETE', { origin: site })).toEqual([403, undefined]);
  });
});

it('refuses rules S3 would refuse', () => {
  const create = (rule: object) => () =>
    test.s3.createBucket('rules', { cors: [{ allowedOrigins: ['*'], allowedMethods: ['GET'], ...rule }] });
  expect(create({ allowedMethods: ['OPTIONS'] })).toThrow(/OPTIONS/);
  expect(create({ allowedOrigins: ['https://*.*.test'] })).toThrow(/wildcard/);
  expect(create({ allowedOrigins: [] })).toThrow(/at least one/);
});
