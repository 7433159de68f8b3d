import type { UploadTab } from '#shared/catalog/choices.ts';
import { AdminEbook, AdminEbookDetail } from '#shared/catalog/ebook.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import type { ContractServer } from './contract-server.ts';
import { idOf, sampleOf } from './sample.ts';
import { answerUploads, image_url, picture, upload_id } from './store.ts';

/** The uploaded ebook with a number, read and published. */
export const uploaded = (number = 1, fields: Partial<AdminEbook> = {}): AdminEbook =>
  sampleOf(AdminEbook, {
    ...{ id: idOf('ebook', number), title: `Book ${number}`, description: 'About it', category: 'General', price: 40 },
    ...{ upload_status: 'completed', upload_error: null, unread: [], status: 'published', deleted_at: null },
    ...{ is_uploaded: true, filename: 'book.pdf', file_type: 'PDF', file_size: 3_140_000, prompt_count: null },
    ...{ file_url: fileAddress(idOf('upload', number)), cover_image: null, image_url: null, revision: 1 },
    created_at: '2026-10-28T09:00:00.000Z',
    ...fields,
  });

/** The same with its text. */
export const detailOf = (ebook: AdminEbook): AdminEbookDetail =>
  sampleOf(AdminEbookDetail, { ...ebook, content: '', content_version: 1, attachments: [] });

const being = { upload_status: 'processing', status: 'draft' } as const;
const none = { total: 0, completed: 0, processing: 0, failed: 0 };

/** Answers the content upload page: what each tab holds, and a store that answers on demand. */
export function answerContentUpload(server: ContractServer, tabs: Partial<Record<UploadTab, AdminEbook[]>>): void {
  answerFiles(server);
  server.answer('GET /admin/ebooks/uploads/summary', { ebooks: { ...none, total: 4, failed: 1 }, prompts: none });
  // Asked for when it is waited for, and not among the newest.
  server.answer('GET /admin/ebooks/{id}', ({ params }) =>
    detailOf(
      Object.values(tabs)
        .flat()
        .find(({ id }) => id === params.id) ?? uploaded(1, being),
    ),
  );
  server.answer('GET /admin/ebooks/uploads', ({ query }) => tabs[(query as { tab: UploadTab }).tab] ?? []);
}

/** The address of the document that was sent. */
export const file_url = fileAddress(upload_id);

/** Uploads of documents and pictures alike, told apart by what they were begun for. */
export function answerFiles(server: ContractServer): void {
  answerUploads(server);
  server.answer('POST /admin/uploads/{id}/complete', () => {
    const begun = server.last('POST /admin/uploads')?.body as { purpose: string } | undefined;
    if (begun?.purpose === 'picture') return { success: true, image_url, width: 8, height: 8 };
    return { success: true, file_id: upload_id, filename: 'x', size: 8, file_type: 'pdf', file_url };
  });
}

/** A file that claims to be a document. */
export const documentFile = (name = 'book.pdf', content: BlobPart = 'x', type = ''): File =>
  content === 'x' ? picture(name, type) : new File([content], name, { type });
