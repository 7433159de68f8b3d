import { describe, expect, it } from 'vitest';
import { Authority, type ResourceStatement } from './authority.ts';
import type { Statement } from './policy.ts';

const Resource = 'arn:aws:s3:::b/*';
const needed = { action: 's3:GetObject', resource: 'arn:aws:s3:::b/1' };
const mayRead: Statement = { Effect: 'Allow', Action: 's3:GetObject', Resource };
const denial = (more: Partial<ResourceStatement> = {}): ResourceStatement => ({
  Effect: 'Deny',
  Principal: { AWS: '*' },
  Action: 's3:*',
  Resource,
  ...more,
});
const authority = (...buckets: ResourceStatement[]) =>
  new Authority({
    roles: new Map([
      ['reader', [mayRead]],
      ['other', []],
    ]),
    resources: buckets,
  });

describe('the authority', () => {
  it('allows a function what its role allows, and whoever has no role everything', () => {
    expect(authority().mayDo('reader', needed)).toBe(true);
    expect(authority().mayDo('reader', { ...needed, action: 's3:PutObject' })).toBe(false);
    expect(authority().mayDo('other', needed)).toBe(false);
    expect(authority().mayDo('seed', needed)).toBe(true);
  });

  it('tells what each role grants, and whether it has been used', () => {
    const asked = authority();
    asked.mayDo('other', needed);
    asked.mayDo('seed', needed);
    const grant = { function: 'reader', effect: 'Allow', action: 's3:GetObject', resource: Resource };
    expect(asked.grants()).toEqual([{ ...grant, isUsed: false }]);
    asked.mayDo('reader', needed);
    expect(asked.grants()).toEqual([{ ...grant, isUsed: true }]);
  });

  it('refuses what a bucket refuses everybody', () => {
    expect(authority(denial()).mayDo('reader', needed)).toBe(false);
    expect(authority(denial({ Resource: 'arn:aws:s3:::other/*' })).mayDo('reader', needed)).toBe(true);
  });

  it('gives a service what buckets allow it, under their conditions, and no other service', () => {
    const edge = 'cloudfront.amazonaws.com';
    const allowing = (more: Partial<ResourceStatement>): ResourceStatement => ({
      ...denial({ Effect: 'Allow', Action: 's3:GetObject', Principal: { Service: edge } }),
      ...more,
    });
    const services = new Map([
      [edge, { 'aws:SourceArn': 'arn:aws:cloudfront::1:distribution/d' }],
      ['other.amazonaws.com', {}],
    ]);
    const mayDo = (caller: string, ...buckets: ResourceStatement[]) =>
      new Authority({ roles: new Map(), resources: buckets, services }).mayDo(caller, needed);
    const like = (arn: string) => ({ Condition: { StringLike: { 'AWS:SourceArn': arn } } });
    expect(mayDo(edge, allowing({}))).toBe(true);
    expect(mayDo('other.amazonaws.com', allowing({}))).toBe(false);
    expect(mayDo(edge, allowing({ Resource: 'arn:aws:s3:::b/2' }))).toBe(false);
    expect(mayDo(edge, allowing({ Principal: '*' }))).toBe(false);
    expect(mayDo(edge, allowing(like('arn:aws:cloudfront::1:distribution/*')))).toBe(true);
    expect(mayDo(edge, allowing(like('arn:aws:cloudfront::2:distribution/*')))).toBe(false);
    expect(mayDo(edge, allowing({}), denial())).toBe(false);
    expect(mayDo(edge)).toBe(false);
  });

  it('counts every call as encrypted', () => {
    const Condition = { Bool: { 'aws:SecureTransport': 'false' } };
    expect(authority(denial({ Condition })).mayDo('reader', needed)).toBe(true);
    expect(authority(denial({ Condition: { Bool: { 'aws:SecureTransport': 'true' } } })).mayDo('reader', needed)).toBe(
      false,
    );
  });

  it('gives nobody what a bucket allows, and knows no refusal of some callers only', () => {
    expect(authority(denial({ Effect: 'Allow' })).mayDo('other', needed)).toBe(false);
    expect(() => authority(denial({ Principal: { AWS: 'arn:aws:iam::1:role/x' } }))).toThrow('refuses some callers');
  });
});
