import { expect, it } from 'vitest';
import { placedBy, tagsOf } from './tags.ts';

const placed = {
  newsletter_id: `nws_${'0'.repeat(26)}`,
  subscriber_id: `sbr_${'1'.repeat(26)}`,
  ...{ round: 2, batch: '000003', place: 12 },
};
const asEvent = (tags: Record<string, string>) =>
  Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));

it('an event about a mail names its recipient and place', () => {
  expect(placedBy({ ...asEvent(tagsOf(placed)), 'ses:operation': ['SendRawEmail'] })).toEqual(placed);
});

it('SES takes the tags', () => {
  for (const [name, value] of Object.entries(tagsOf(placed))) expect(name + value).toMatch(/^[\w-]{1,256}$/);
});

it('a mail without them, or with those of somebody else, is no newsletter', () => {
  expect(placedBy(undefined)).toBeUndefined();
  expect(placedBy({ 'ses:operation': ['SendRawEmail'] })).toBeUndefined();
  expect(placedBy({ ...asEvent(tagsOf(placed)), newsletter: ['other'] })).toBeUndefined();
});
