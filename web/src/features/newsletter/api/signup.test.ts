import { expect, it } from 'vitest';
import { faultOf, interestsToSend } from './signup.ts';

it.each([
  ['', 'Email address is required.'],
  ['   ', 'Email address is required.'],
  ['sam', 'Please enter a valid email address'],
  ['sam@host', 'Please enter a valid email address'],
  [' sam@host.test ', undefined],
])('for the address "%s" the error is %s', (email, fault) => expect(faultOf(email)).toBe(fault));

it("sends the chosen interests, or the page's if none is chosen", () => {
  expect(interestsToSend(['compliance'], ['SOC 2'])).toEqual(['compliance']);
  expect(interestsToSend([], ['SOC 2'])).toEqual(['SOC 2']);
});
