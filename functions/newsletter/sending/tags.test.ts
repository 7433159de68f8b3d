import { expect, it } from 'vitest';
import { placedBy, tagHeader } from './tags.ts';

const placed = {
  newsletter_id: `nws_${'0'.repeat(26)}`,
  subscriber_id: `sbr_${'1'.repeat(26)}`,
  ...{ round: 2, batch: '000003', place: 12 },
};
const tags = tagHeader(placed)
  ['X-SES-MESSAGE-TAGS'].split(', ')
  .map((tag) => tag.split('=') as [name: string, value: string]);
const asEvent = Object.fromEntries(tags.map(([name, value]) => [name, [value]]));

it('an event about a mail names its recipient and place', () => {
  expect(placedBy({ ...asEvent, 'ses:operation': ['SendRawEmail'] })).toEqual(placed);
});

it('SES takes the tags', () => {
  for (const [name, value] of tags) {
    expect(value).toMatch(/^[\w-]{1,256}$/);
    expect(name).toMatch(/^([\w-]{1,256}|ses:feedback-id-[ab])$/);
  }
});

it('a mail without them, or with those of somebody else, is no newsletter', () => {
  expect(placedBy(undefined)).toBeUndefined();
  expect(placedBy({ 'ses:operation': ['SendRawEmail'] })).toBeUndefined();
  expect(placedBy({ ...asEvent, newsletter: ['other'] })).toBeUndefined();
});
