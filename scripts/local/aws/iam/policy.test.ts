import { describe, expect, it } from 'vitest';
import { Policy, type Statement } from './policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/T';
const allow = (more: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: 's3:ListBucket',
  Resource: 'arn:aws:s3:::b',
  ...more,
});

describe('Policy', () => {
  const policy = new Policy([
    { Effect: 'Allow', Action: ['dynamodb:GetItem', 's3:Get*'], Resource: [table, 'arn:aws:s3:::b/ebooks/*'] },
    { Effect: 'Deny', Action: 's3:GetObject', Resource: 'arn:aws:s3:::b/ebooks/secret' },
  ]);
  it.each([
    ['dynamodb:GetItem', table, 'Allow'],
    ['DynamoDB:getitem', table, 'Allow'],
    ['dynamodb:Scan', table, undefined],
    ['dynamodb:GetItem', `${table}2`, undefined],
    ['dynamodb:GetItem', `${table}/index/gsi1`, undefined],
    ['s3:GetObject', 'arn:aws:s3:::b/ebooks/1.md', 'Allow'],
    ['s3:GetObject', 'arn:aws:s3:::b/EBOOKS/1.md', undefined],
    ['s3:GetObject', 'arn:aws:s3:::b/ebooks/secret', 'Deny'],
    ['s3:PutObject', 'arn:aws:s3:::b/ebooks/1.md', undefined],
  ])('%s on %s: %s', (action, resource, effect) => expect(policy.effectOn({ action, resource })).toBe(effect));

  it('applies a statement only to requests that meet all its conditions', () => {
    const Condition = {
      StringEquals: { 's3:prefix': ['ebooks/', 'articles/'] },
      Bool: { 'AWS:SecureTransport': true },
    };
    const listing = new Policy([allow({ Condition })]);
    const effectWith = (context: Record<string, string | undefined>) =>
      listing.effectOn({ action: 's3:ListBucket', resource: 'arn:aws:s3:::b', context });
    expect(effectWith({ 's3:prefix': 'ebooks/', 'aws:SecureTransport': 'true' })).toBe('Allow');
    expect(effectWith({ 's3:prefix': 'articles/', 'aws:SecureTransport': 'true' })).toBe('Allow');
    expect(effectWith({ 's3:prefix': 'ebooks/', 'aws:SecureTransport': 'false' })).toBeUndefined();
    expect(effectWith({ 's3:prefix': 'ebooks/1', 'aws:SecureTransport': 'true' })).toBeUndefined();
    expect(effectWith({ 'aws:SecureTransport': 'true' })).toBeUndefined();
    expect(effectWith({})).toBeUndefined();
  });

  it.each(['ArnEquals', 'ArnLike'])('compares ARNs part by part with %s', (operator) => {
    const rule = 'arn:aws:events:us-east-1:1:rule/bus/it:self';
    const effectOf = (pattern: string) =>
      new Policy([allow({ Condition: { [operator]: { 'aws:SourceArn': pattern } } })]).effectOn({
        action: 's3:ListBucket',
        resource: 'arn:aws:s3:::b',
        context: { 'aws:SourceArn': rule },
      });
    expect(effectOf(rule)).toBe('Allow');
    expect(effectOf('arn:aws:events:*:1:rule/bus/*')).toBe('Allow');
    expect(effectOf('arn:aws:events:us-east-1:2:*')).toBeUndefined();
    expect(effectOf('arn:aws:*')).toBeUndefined();
    expect(effectOf('arn:*:rule/bus/it:self')).toBeUndefined();
  });

  it('tells which action on which resource calls have needed', () => {
    const list = allow({ Condition: { StringEquals: { 's3:prefix': 'ebooks/' } } });
    const read = allow({
      Action: ['s3:GetObject', 's3:PutObject'],
      Resource: ['arn:aws:s3:::b/*', 'arn:aws:s3:::c/*'],
    });
    const counted = new Policy([list, read]);
    const used = () =>
      counted.grants().flatMap(({ isUsed, action, resource }) => (isUsed ? `${action} ${resource}` : []));
    expect(counted.grants()).toHaveLength(5);
    expect(counted.grants()[0]).toEqual({
      effect: 'Allow',
      action: 's3:ListBucket',
      resource: 'arn:aws:s3:::b',
      condition: list.Condition,
      isUsed: false,
    });
    counted.effectOn({ action: 's3:GetObject', resource: 'arn:aws:s3:::b/ebooks/1' });
    counted.effectOn({ action: 's3:PutObject', resource: 'arn:aws:s3:::d/1' });
    counted.effectOn({ action: 's3:ListBucket', resource: 'arn:aws:s3:::b', context: { 's3:prefix': 'other/' } });
    expect(used()).toEqual(['s3:GetObject arn:aws:s3:::b/*']);
    counted.effectOn({ action: 's3:ListBucket', resource: 'arn:aws:s3:::b', context: { 's3:prefix': 'ebooks/' } });
    expect(used()).toEqual(['s3:ListBucket arn:aws:s3:::b', 's3:GetObject arn:aws:s3:::b/*']);
  });

  it.each<[string, object]>([
    ['the condition operator ArnNotLike', { Condition: { ArnNotLike: { 's3:prefix': 'a*' } } }],
    ['the condition key dynamodb:LeadingKeys', { Condition: { StringEquals: { 'dynamodb:LeadingKeys': 'a' } } }],
    ['NotResource in a policy', { NotResource: 'arn:aws:s3:::b' }],
  ])('refuses %s by name', (what, more) => {
    expect(() => new Policy([{ ...allow(), ...more }])).toThrow(`The local cloud does not know ${what}`);
  });
});
