import { expect, it } from 'vitest';
import { policySignature, signedForm } from './post-form.ts';

/** AWS's published example: "Browser-Based Upload using HTTP POST (Using AWS Signature Version 4)". */
const published = {
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  date: '20151229',
  policy: [
    'eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2',
    'NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMt',
    'cmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29t',
    'L3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4',
    'LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0s',
    'DQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZP',
    'RE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1B',
    'Qy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9',
  ].join(''),
  signature: '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
};

it("signs AWS's example as AWS does", () => {
  expect(policySignature(published.policy, published, published.date)).toBe(published.signature);
});

const now = Date.parse('2026-03-01T12:00:00Z');
const signer = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: published.secretAccessKey, region: 'us-east-1' };
const form = (more: object = {}) =>
  signedForm(
    { bucket: 'b', key: 'uploads/1', 'Content-Type': 'image/png' },
    { size: 7, expiresIn: 60_000 },
    { ...signer, ...more },
    now,
  );
const policyOf = ({ policy = '' }: Readonly<Record<string, string>>) =>
  JSON.parse(Buffer.from(policy, 'base64').toString()) as { conditions: unknown[]; expiration: string };

it('says of every field what it must be, of the file its size, and when it ends', () => {
  const { policy = '', 'x-amz-signature': signature, ...fields } = form();
  const { conditions, expiration } = policyOf({ policy });
  expect(fields).toEqual({
    key: 'uploads/1',
    'Content-Type': 'image/png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20260301/us-east-1/s3/aws4_request',
    'x-amz-date': '20260301T120000Z',
  });
  expect(conditions).toEqual([
    { bucket: 'b' },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', 7, 7],
  ]);
  expect(expiration).toBe('2026-03-01T12:01:00.000Z');
  expect(signature).toBe(policySignature(policy, signer, '20260301'));
});

it('has the token of credentials that expire', () => {
  const fields = form({ sessionToken: 'token' });
  expect(fields['x-amz-security-token']).toBe('token');
  expect(policyOf(fields).conditions).toContainEqual({ 'x-amz-security-token': 'token' });
});
