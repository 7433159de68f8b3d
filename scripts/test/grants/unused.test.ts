import { describe, expect, it } from 'vitest';
import type { FunctionGrant } from '../../local/client.ts';
import { grantFaults } from './unused.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Data-Table';
const grant = (name: string, action: string, isUsed: boolean, more: Partial<FunctionGrant> = {}): FunctionGrant => ({
  function: name,
  effect: 'Allow',
  action,
  resource: table,
  isUsed,
  ...more,
});

describe('the grants of all clouds of a run', () => {
  it('are in order when each was used in one of them', () => {
    const one = [grant('A', 'dynamodb:GetItem', true), grant('A', 'dynamodb:Query', false)];
    const other = [grant('A', 'dynamodb:GetItem', false), grant('A', 'dynamodb:Query', true)];
    expect(grantFaults([...one, ...other], [])).toEqual([]);
  });

  it('are faults when nothing used them, reported with function, action, resource and condition', () => {
    const condition = { StringEquals: { 's3:prefix': 'articles/' } };
    const kept = [
      grant('B', 'dynamodb:GetItem', false),
      grant('A', 'dynamodb:GetItem', true),
      grant('A', 's3:ListBucket', true, { resource: 'arn:aws:s3:::data-content' }),
      grant('A', 's3:ListBucket', false, { resource: 'arn:aws:s3:::data-content', condition }),
    ];
    expect(grantFaults(kept, [])).toEqual([
      'no test uses  A: s3:ListBucket data-content if {"StringEquals":{"s3:prefix":"articles/"}}',
      'no test uses  B: dynamodb:GetItem table/Data-Table',
    ]);
  });

  it('may stay unused for a reason, as long as the reason is about something', () => {
    const exceptions = [{ grants: /^A: logs:/, why: 'Lambda writes the log.' }];
    expect(grantFaults([grant('A', 'logs:PutLogEvents', false)], exceptions)).toEqual([]);
    expect(grantFaults([grant('A', 'dynamodb:Query', true)], exceptions)).toEqual([
      'the exception /^A: logs:/ matches no grant',
    ]);
  });
});
