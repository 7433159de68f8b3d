import { describe, expect, it } from 'vitest';
import { Role } from './iam.ts';

describe('Role', () => {
  const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/T';
  const role = new Role([
    { Effect: 'Allow', Action: ['dynamodb:GetItem', 's3:Get*'], Resource: [table, 'arn:aws:s3:::b/ebooks/*'] },
    { Effect: 'Deny', Action: 's3:GetObject', Resource: 'arn:aws:s3:::b/ebooks/secret' },
  ]);
  it.each([
    ['dynamodb:GetItem', table, true],
    ['dynamodb:Scan', table, false],
    ['dynamodb:GetItem', `${table}2`, false],
    ['s3:GetObject', 'arn:aws:s3:::b/ebooks/1.md', true],
    ['s3:GetObject', 'arn:aws:s3:::b/ebooks/secret', false],
    ['s3:PutObject', 'arn:aws:s3:::b/ebooks/1.md', false],
  ])('%s on %s: %s', (action, resource, allowed) => expect(role.may(action, resource)).toBe(allowed));
});
