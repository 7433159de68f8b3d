import { createHash } from 'node:crypto';
import { originalKey } from '#functions/uploads/public.ts';
import type { Attachment } from '#shared/catalog/attachment.ts';
import type { FileFormat } from '#shared/catalog/choices.ts';
import { cover } from '#shared/catalog/cover.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { type MadeFormat, type MarkedFormat, originalFormat } from './formats.ts';

type Text = Pick<Ebook, 'id' | 'content_version'>;

/** The prompts as they were given. Nobody downloads them: owners get the copy without formulas. */
export const givenCsvKey = ({ id, content_version }: Text): string => `ebooks/${id}/v${content_version}.original.csv`;

export const csvKey = ({ id, content_version }: Text): string => `ebooks/${id}/v${content_version}.csv`;

/** Each version of a text has attachments of its own: those of an earlier one are swept. */
export const attachmentKey = (
  { id, content_version }: Text,
  { name, type }: Pick<Attachment, 'name' | 'type'>,
): string => `ebooks/${id}/v${content_version}/${name}.${type}`;

/** Increment when typesetting changes, so every file is made again. */
const layout = 4;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A drawn cover is named after its drawing: another title, or another way to draw, is another file. */
export const drawnCoverKey = (ebook: Ebook): string => `ebooks/${ebook.id}/cover-${digest(cover(ebook))}.png`;

export const chosenCoverKey = ({ id, cover_image = '' }: Pick<Ebook, 'id' | 'cover_image'>): string =>
  `ebooks/${id}/cover-${digest(cover_image)}.jpg`;

/** Files that are made show the title, the cover and other metadata, so the key changes with them. */
export function madeKey(ebook: Ebook, extension: MadeFormat): string {
  const { id, content_version, title, description, regulatory_source, category, difficulty_level } = ebook;
  const shown = [title, description, regulatory_source, category, difficulty_level, ebook.cover_image ?? ''];
  const edition = digest(JSON.stringify([layout, ...shown]));
  return `ebooks/${id}/v${content_version}-${edition}.${extension}`;
}

/** The key of the file that an ebook was made of, if that is what owners get in this format. */
export const originalKeyOf = (ebook: Pick<Ebook, 'original'>, format: FileFormat): string | undefined =>
  ebook.original && format === originalFormat(ebook) ? originalKey(ebook.original.upload_id) : undefined;

/** The key of the file of which buyers get copies with their name. */
export const sourceKey = (ebook: Ebook, format: MarkedFormat): string =>
  originalKeyOf(ebook, format) ?? madeKey(ebook, format);

/** What identifies a person's copy of a file. `source` is the key of the file that it is made of. */
export interface CopyOf {
  readonly user_id: string;
  readonly ebook_id: string;
  readonly order_id: string;
  readonly source: string;
  readonly format: MarkedFormat;
}

/**
 * Another order, text, edition or original has another key: a copy never changes. Below a prefix of its own, because the
 * bucket keeps nothing of a deleted copy for longer than a day.
 */
export function copyKey({ user_id, ebook_id, order_id, source, format }: CopyOf): string {
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return `licensed/${user_id}/${ebook_id}/${order_id}/${name}.${format}`;
}

/** `GDPR: the DPIA` becomes `gdpr-the-dpia`; a title without Latin letters or digits becomes `ebook`. */
export const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '') || 'ebook';
