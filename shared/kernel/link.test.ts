import { describe, expect, it } from 'vitest';
import { OwnImage, UploadedImage, WebLink } from './link.ts';

describe('a link', () => {
  it.each(['', 'https://example.test/a?b=c', 'HTTP://example.test'])('may be "%s"', (link) => {
    expect(WebLink.safeParse(link).success).toBe(true);
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.test', 'https://', 'https://a b', 'mailto:a@b.test'])(
    'may not be "%s"',
    (link) => expect(WebLink.safeParse(link).success).toBe(false),
  );
});

describe('an image', () => {
  it.each(['', '/files/a.png'])('may be "%s"', (path) => expect(OwnImage.safeParse(path).success).toBe(true));
  it.each(['//evil.test/a.png', 'https://evil.test/a.png', '/a\\b', 'data:image/png;base64,x'])(
    'may not be "%s"',
    (path) => expect(OwnImage.safeParse(path).success).toBe(false),
  );
});

describe('an uploaded image', () => {
  const id = 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV';
  it('is named by its largest copy', () =>
    expect(UploadedImage.safeParse(`/files/${id}/detail.webp`).success).toBe(true));

  it.each([
    '',
    '/files/a/detail.webp',
    `/files/${id}.webp`,
    `/files/${id}/card.webp`,
    `/files/${id}/detail.svg`,
    `//files/${id}/detail.webp`,
    `/files/${id}/detail.webp?x`,
    `/files/../${id}/detail.webp`,
  ])('may not be "%s"', (path) => expect(UploadedImage.safeParse(path).success).toBe(false));
});
