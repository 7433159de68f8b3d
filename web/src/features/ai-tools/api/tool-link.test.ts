import { expect, it } from 'vitest';
import { toolLink } from './tool-link.ts';

it('prefers the affiliate link and marks it as one', () => {
  const website_url = 'https://tool.test';
  expect(toolLink({ affiliate_url: 'https://a.test', website_url })).toEqual({
    href: 'https://a.test',
    rel: 'noopener noreferrer sponsored',
  });
  expect(toolLink({ affiliate_url: '', website_url })).toEqual({ href: website_url, rel: 'noopener noreferrer' });
  expect(toolLink({ affiliate_url: '', website_url: '' })).toBeUndefined();
});
