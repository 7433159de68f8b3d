import * as z from 'zod';
import { endpoint, largestFilePart } from '../../kernel/endpoint.ts';
import { PageQuery } from '../../kernel/page.ts';
import { uploadStatuses, uploadTabs } from '../choices.ts';
import { AdminEbook } from '../ebook.ts';
import { EbookUpload, UploadSummary } from './ebook-upload.ts';
import { PromptPackage, PromptPackageEdit, PromptPackageForm, PromptPackageSummary } from './prompt-package.ts';

const EbookSaved = z.object({ success: z.literal(true), message: z.string(), ebook: AdminEbook });
const PackageSaved = z.object({ success: z.literal(true), message: z.string(), prompt_package: PromptPackage });
const search = z.string().trim().max(200, 'Must be at most 200 characters').optional();

/** How files become books and packages of prompts. */
export const intakeApi = {
  adminUploadEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/upload',
    auth: 'admin',
    once: true,
    summary: 'Makes an ebook of a file that was sent; it is read afterwards, and published when that has worked',
    body: EbookUpload,
    response: EbookSaved,
    status: 201,
  }),
  adminListUploads: endpoint({
    method: 'GET',
    path: '/admin/ebooks/uploads',
    auth: 'admin',
    summary: 'Ebooks that were made of a file, or prompt packages; newest first',
    query: PageQuery.extend({
      tab: z.enum(uploadTabs).default('ebooks'),
      /** Each word must be in the title or the category. */
      search,
      upload_status: z.enum(uploadStatuses).optional(),
    }),
    response: z.array(AdminEbook),
  }),
  adminUploadSummary: endpoint({
    method: 'GET',
    path: '/admin/ebooks/uploads/summary',
    auth: 'admin',
    summary: 'Counts of uploaded content by tab and state',
    response: UploadSummary,
  }),
  adminReprocessEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/{id}/reprocess',
    auth: 'admin',
    summary: 'Reads the file of an ebook again; 409 while it is being read, or when it was not made of a file',
    response: EbookSaved,
  }),
  adminListPromptPackages: endpoint({
    method: 'GET',
    path: '/admin/prompt-packages',
    auth: 'admin',
    summary: 'All prompt packages, newest first',
    query: PageQuery.extend({ search }),
    response: z.array(PromptPackage),
  }),
  adminPromptPackageSummary: endpoint({
    method: 'GET',
    path: '/admin/prompt-packages/summary',
    auth: 'admin',
    summary: 'Counts and total value over all prompt packages',
    response: PromptPackageSummary,
  }),
  adminUploadPromptPackage: endpoint({
    method: 'POST',
    path: '/admin/prompt-packages/upload',
    auth: 'admin',
    summary:
      'Makes a prompt package of a file (CSV, PDF or Word) of at most 4 MB; larger ones by POST /admin/ebooks/upload in the category Prompt Vault',
    multipart: { largest: largestFilePart },
    body: PromptPackageForm,
    response: PackageSaved,
    status: 201,
  }),
  adminEditPromptPackage: endpoint({
    method: 'PUT',
    path: '/admin/prompt-packages/{id}',
    auth: 'admin',
    summary: 'Changes a prompt package; 409 stale_version with `current` after a concurrent change',
    body: PromptPackageEdit,
    response: PackageSaved,
  }),
  adminDeletePromptPackage: endpoint({
    method: 'DELETE',
    path: '/admin/prompt-packages/{id}',
    auth: 'admin',
    summary: 'Moves a prompt package to the trash for 30 days',
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
};
