import { describe, expect, it } from 'vitest';
import { visitorNetwork } from './visitor-network.ts';

describe('what a visitor is told apart by', () => {
  it.each([
    ['an IPv4 address as it is', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address in the form of an IPv6 one', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the first half of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the first half, whatever the second', '2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['the first half of a shortened one', '2001:db8::1', '2001:db8:0:0::/64'],
    ['the first half of one shortened at its beginning', '::4:5:6:7:8', '0:0:0:4::/64'],
    ['the first half of one that ends like an IPv4 address', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['the first half without leading zeros', '2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ])('is %s', (_name, address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});
