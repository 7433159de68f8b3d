import { expect, it } from 'vitest';
import { copyOf, mailCopyOf, pictureAddress, socialCopyOf } from './picture-copies.ts';

const id = 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV';

it('a picture of ours has copies for pages, shared links and mails', () => {
  expect(socialCopyOf(pictureAddress(id))).toBe(`/files/${id}/social.jpg`);
  expect(mailCopyOf(pictureAddress(id))).toBe(`/files/${id}/mail.jpg`);
  expect(copyOf(pictureAddress(id), 'card')?.webp).toBe(`/files/${id}/card.webp`);
});

it.each(['', '/brand/logo.png', `/files/${id}/card.webp`, `https://elsewhere.test/files/${id}/detail.webp`])(
  'another one has none: %s',
  (address) => {
    expect(socialCopyOf(address)).toBeUndefined();
    expect(mailCopyOf(address)).toBeUndefined();
    expect(copyOf(address, 'card')).toBeUndefined();
  },
);
