import { expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { bucketOf } from '../catalog/objects.ts';
import { asAdmin, control, ownCloud } from '../cloud.ts';
import { asked, wish } from '../generation/generations.ts';
import { read, sentFile, uploaded } from './intake.ts';

const day = 24 * 3_600_000;

it('files of which nothing was made are deleted after a week; those of books and generations stay', async () => {
  const cloud = await ownCloud();
  const { url } = cloud;
  const bucket = bucketOf(cloud);
  const admin = await asAdmin(url);
  const bytes = docxOf(wordParagraph('Text'));
  const keyOf = (address: string) => address.replace('/api/admin/uploads', 'originals');
  const book = await sentFile(admin, 'docx', bytes);
  const { id } = await uploaded(admin, book);
  await read(admin, id);
  const training = await sentFile(admin, 'docx', bytes, 'training');
  await asked(admin, { ...wish(), training_files: [training] });
  const unused = await sentFile(admin, 'docx', bytes);
  const people = await sentFile(admin, 'csv', Buffer.from('Email\na@example.test\n'), 'subscribers');
  const checked = keyOf(people).replace('/', '/subscribers/');
  await bucket.put('originals/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await bucket.put('originals/read-me.txt');

  const after = async (days: number): Promise<string[]> => {
    await control('clock', { advance_ms: days * day }, url);
    await control('fire/UploadsObjectSweep', {}, url);
    return bucket.keys('originals/');
  };
  const kept = [keyOf(book), keyOf(training)];
  expect(await after(2)).toEqual(['originals/read-me.txt', ...kept, keyOf(unused), checked].sort());
  expect(await after(6)).toEqual(['originals/read-me.txt', ...kept].sort());
  const late = await (await asAdmin(url)).post('/admin/ebooks/upload', { title: 'x', price: 1, file_url: unused });
  expect([late.status, late.body.errors]).toEqual([
    422,
    { file_url: 'This file is not there. Please upload it again.' },
  ]);
  // Generations are known for ninety days.
  expect(await after(85)).toEqual(['originals/read-me.txt', keyOf(book)].sort());
});
