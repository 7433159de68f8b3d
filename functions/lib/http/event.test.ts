import { describe, expect, it } from 'vitest';
import { type HttpEvent, requestInfo } from './event.ts';

const addressOf = (headers: Record<string, string>): string =>
  requestInfo({ headers, requestContext: { requestId: 'r', http: { sourceIp: '192.0.2.1' } } } as HttpEvent).address;

describe("the visitor's address", () => {
  it.each(['203.0.113.7', '2001:db8::1'])('is what the edge wrote: %s', (address) => {
    expect(addressOf({ 'x-viewer-address': address })).toBe(address);
  });

  it("is none of the headers that the edge passes on as the visitor's own", () => {
    const claimed = '198.51.100.1';
    expect(addressOf({ 'cloudfront-viewer-address': `${claimed}:1`, 'x-forwarded-for': claimed })).toBe('192.0.2.1');
  });
});
