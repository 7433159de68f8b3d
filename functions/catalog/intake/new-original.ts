import { needItem, sentFile } from '#functions/uploads/public.ts';
import { type DomainError, invalid } from '#lib/errors.ts';
import type { Part } from '#lib/table/transact.ts';
import { promptVault } from '#shared/catalog/choices.ts';
import { documentContentTypes, documentEndings, fileRules } from '#shared/uploads/choices.ts';
import { uploadAt } from '#shared/uploads/file-address.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';

export type Original = NonNullable<Ebook['original']>;

const fileGone = (): DomainError => invalid('file_url', 'This file is not there. Please upload it again.');

/**
 * The file of a new ebook. 422 when it was never completed, or was sent to become something else: books are made of PDF,
 * EPUB and Word, packages of prompts of CSV, PDF and Word.
 */
export async function originalAt(file_url: string, category: string): Promise<Original> {
  const upload_id = uploadAt(file_url);
  const file = await sentFile(upload_id);
  if (!file || file.purpose === 'training') throw fileGone();
  const { endings, wrongType } = fileRules[category === promptVault ? 'prompts' : 'ebook'];
  const type = documentEndings.find((ending) => documentContentTypes[ending] === file.content_type);
  if (!type || !endings.includes(type)) throw invalid('file_url', wrongType);
  return { upload_id, filename: file.filename, type, size: file.size };
}

/** Part of the transaction that makes an ebook of a file: from then on the file is kept. */
export const keptFor = ({ upload_id }: Original): Part => ({ items: [needItem(upload_id)], refused: fileGone });
