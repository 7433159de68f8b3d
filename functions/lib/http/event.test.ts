import { describe, expect, it } from 'vitest';
import { type HttpEvent, requestInfo } from './event.ts';

const addressOf = (headers: Record<string, string>): string =>
  requestInfo({ headers, requestContext: { requestId: 'r', http: { sourceIp: '192.0.2.1' } } } as HttpEvent).address;

describe("the visitor's address", () => {
  it('is what the edge wrote', () => {
    expect(addressOf({ 'x-viewer-address': '203.0.113.7' })).toBe('203.0.113.7');
  });

  it('is the same for all IPv6 addresses of one customer', () => {
    const [home, phone] = ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d'];
    expect(addressOf({ 'x-viewer-address': home })).toBe(addressOf({ 'x-viewer-address': phone }));
  });

  it("is none of the headers that the edge passes on as the visitor's own", () => {
    const claimed = '198.51.100.1';
    expect(addressOf({ 'cloudfront-viewer-address': `${claimed}:1`, 'x-forwarded-for': claimed })).toBe('192.0.2.1');
  });
});
