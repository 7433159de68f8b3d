import { expect, it } from 'vitest';
import { ebookImage } from './share-image.svg.ts';

const book = { id: 'ebk_1', title: 'Evidence', regulatory_source: 'SOX', category: 'Topic', price: 29 };

it('the image of an ebook shows its picture instead of the drawn cover', () => {
  const [drawn, chosen] = [ebookImage(book), ebookImage(book, Buffer.from('JPEG'))];
  expect(drawn).toContain('aria-label="Cover: Evidence"');
  expect(drawn).not.toContain('<image');
  expect(chosen).toContain('<image x="70" y="75" width="360" height="480" preserveAspectRatio="xMidYMid meet"');
  expect(chosen).toContain(`href="data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}"`);
  expect(chosen).not.toContain('Cover: Evidence');
});
