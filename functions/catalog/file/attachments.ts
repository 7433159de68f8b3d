import { putObject } from '#lib/aws/objects.ts';
import type { Attachment } from '#shared/catalog/attachment.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { attachmentKey } from './file-keys.ts';

/** An attachment that is not stored yet. */
export interface NewAttachment extends Omit<Attachment, 'size'> {
  readonly bytes: Uint8Array;
}

const office = 'application/vnd.openxmlformats-officedocument';
const contentTypes: Readonly<Record<Attachment['type'], string>> = {
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
};

/** What an ebook remembers of its attachments. */
export const describeAttachments = (given: readonly NewAttachment[]): Attachment[] =>
  given.map(({ bytes, ...rest }) => ({ ...rest, size: bytes.byteLength }));

/** Stores the attachments of an ebook's text. */
export async function storeAttachments(
  ebook: Pick<Ebook, 'id' | 'content_version'>,
  given: readonly NewAttachment[],
): Promise<void> {
  for (const attachment of given)
    await putObject(attachmentKey(ebook, attachment), attachment.bytes, contentTypes[attachment.type]);
}
