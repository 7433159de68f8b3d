import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

const event = {
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  resources: ['arn:aws:ses:us-east-1:000000000000:configuration-set/Mails'],
  detail: {
    eventType: 'Bounce',
    mail: { tags: { 'ses:configuration-set': ['Mails'], kind: ['newsletter', 'weekly'] }, headersTruncated: false },
    bounce: {
      attempts: 3,
      code: null,
      bouncedRecipients: [
        { emailAddress: 'ada@example.com', status: '5.1.1' },
        { emailAddress: 'bob@example.com', status: '4.4.7' },
      ],
    },
    none: [],
  },
};
const fits = (pattern: Record<string, unknown>) => compilePattern(pattern)(event);
const inDetail = (detail: unknown) => fits({ detail });

describe('a pattern fits', () => {
  it('by the tags of a mail, which are arrays', () => {
    const tagged = (kind: unknown[]) => inDetail({ mail: { tags: { 'ses:configuration-set': ['Mails'], kind } } });
    expect(tagged(['newsletter'])).toBe(true);
    expect(tagged(['order', 'weekly'])).toBe(true);
    expect(tagged(['order'])).toBe(false);
    expect(inDetail({ mail: { tags: { 'ses:configuration-set': ['Other'], kind: ['newsletter'] } } })).toBe(false);
  });

  it('only if all its fields do', () => {
    expect(fits({ source: ['aws.ses'], 'detail-type': ['Email Sent', 'Email Bounced'] })).toBe(true);
    expect(fits({ source: ['aws.ses'], 'detail-type': ['Email Sent'] })).toBe(false);
    expect(fits({ source: ['catalog'], detail: { eventType: ['Bounce'] } })).toBe(false);
    expect(fits({ resources: [{ suffix: 'configuration-set/Mails' }] })).toBe(true);
  });

  it('within one object of an array, not across them', () => {
    const recipient = (emailAddress: string, status: string) =>
      inDetail({ bounce: { bouncedRecipients: { emailAddress: [emailAddress], status: [status] } } });
    expect(recipient('bob@example.com', '4.4.7')).toBe(true);
    expect(recipient('ada@example.com', '4.4.7')).toBe(false);
  });

  it.each<[string, unknown, boolean]>([
    ['a number', { bounce: { attempts: [3] } }, true],
    ['a number that is a text in the pattern', { bounce: { attempts: ['3'] } }, false],
    ['null', { bounce: { code: [null] } }, true],
    ['a boolean', { mail: { headersTruncated: [false] } }, true],
    ['a prefix', { eventType: [{ prefix: 'Bou' }] }, true],
    ['another prefix', { eventType: [{ prefix: 'bou' }] }, false],
    ['a suffix', { eventType: [{ suffix: 'nce' }] }, true],
    ['any case', { eventType: [{ 'equals-ignore-case': 'BOUNCE' }] }, true],
    ['another value', { eventType: [{ 'anything-but': ['Send', 'Delivery'] }] }, true],
    ['not the excluded value', { eventType: [{ 'anything-but': 'Bounce' }] }, false],
    ['not the excluded beginning', { eventType: [{ 'anything-but': { prefix: 'Bo' } }] }, false],
    ['one of several values that is not excluded', { mail: { tags: { kind: [{ 'anything-but': 'weekly' }] } } }, true],
    ['anything but needs a value', { missing: [{ 'anything-but': 'x' }] }, false],
    ['a range', { bounce: { attempts: [{ numeric: ['>', 2, '<=', 3] }] } }, true],
    ['outside of a range', { bounce: { attempts: [{ numeric: ['>', 3, '<=', 5] }] } }, false],
    ['an equal number', { bounce: { attempts: [{ numeric: ['=', 3] }] } }, true],
    ['no number', { eventType: [{ numeric: ['>', 0] }] }, false],
    ['what exists', { mail: { tags: { kind: [{ exists: true }] } } }, true],
    ['what does not exist', { mail: { tags: { order: [{ exists: false }] } } }, true],
    ['what does not exist anywhere', { a: { b: { c: [{ exists: false }] } } }, true],
    ['an empty array does not exist', { none: [{ exists: true }] }, false],
    ['an object is no value', { bounce: [{ exists: true }] }, false],
    ['one of different conditions', { eventType: [{ prefix: 'x' }, { exists: true }] }, true],
  ])('%s', (_, detail, expected) => expect(inDetail(detail)).toBe(expected));
});

describe('a pattern is refused', () => {
  it.each<[object, RegExp]>([
    [{ details: { x: ['y'] } }, /events have no details/],
    [{ source: 'aws.ses' }, /conditions of source are no array/],
    [{ source: [] }, /at least one condition/],
    [{}, /at least one field/],
    [{ detail: { mail: {} } }, /at least one field/],
    [{ detail: { $or: [{ a: ['b'] }] } }, /\$or is not known here/],
    [{ source: [{ wildcard: 'a*' }] }, /wildcard is not known here/],
    [{ source: [{ prefix: { 'equals-ignore-case': 'a' } }] }, /prefix takes a text/],
    [{ source: [{ prefix: 'a', suffix: 'b' }] }, /is no condition/],
    [{ source: [['aws.ses']] }, /is no condition/],
    [{ source: [{ exists: 'yes' }] }, /exists takes true or false/],
    [{ source: [{ 'anything-but': [] }] }, /anything-but takes/],
    [{ source: [{ 'anything-but': ['a', 1] }] }, /anything-but takes/],
    [{ source: [{ 'anything-but': { wildcard: 'a*' } }] }, /wildcard is not known here/],
    [{ detail: { n: [{ numeric: ['>', 1, '>', 2] }] } }, /range/],
    [{ detail: { n: [{ numeric: ['!=', 1] }] } }, /does not know "!="/],
    [{ detail: { n: [{ numeric: ['>', 6e9] }] } }, /five billion/],
  ])('%j', (pattern, sentence) => expect(() => compilePattern(pattern as Record<string, unknown>)).toThrow(sentence));
});
