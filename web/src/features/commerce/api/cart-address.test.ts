import { expect, it } from 'vitest';
import { cartAddress } from './cart-address.ts';

it.each([
  ['/marketplace', '', '/marketplace?openCart=true'],
  ['/marketplace', '?level=Beginner&search=risk', '/marketplace?level=Beginner&search=risk&openCart=true'],
  ['/articles', '?type=guide', '/marketplace?openCart=true'],
])('from %s%s leads to %s', (pathname, search, address) => {
  expect(cartAddress({ pathname, search })).toBe(address);
});
