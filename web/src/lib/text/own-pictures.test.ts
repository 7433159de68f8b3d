import { expect, it } from 'vitest';
import { isOwnAddress } from './own-pictures.ts';

const site = 'https://rampart.example/articles/a';

it.each(['/files/a.png', 'a.png', 'https://rampart.example/a.png', '//rampart.example/a.png'])(
  '%s is ours',
  (address) => expect(isOwnAddress(address, site)).toBe(true),
);

it.each([
  null,
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
  'h\nttps://evil.example/a.png',
  'https://rampart.example.evil.example/a.png',
  'http://rampart.example/a.png',
  'data:image/png;base64,AAAA',
  'javascript:xss()',
  'https://',
])('%s is not', (address) => expect(isOwnAddress(address, site)).toBe(false));
