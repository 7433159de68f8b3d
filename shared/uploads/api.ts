import * as z from 'zod';
import { endpoint, largestFilePart } from '../kernel/endpoint.ts';
import {
  CompletedUpload,
  SentBook,
  SentCover,
  SentPicture,
  SentTraining,
  UploadForm,
  UploadInput,
  UploadLink,
} from './upload.ts';

/** What the API answers at once; the site's own pages send files of any size with `POST /admin/uploads`. */
const form = { method: 'POST', multipart: { largest: largestFilePart } } as const;

export const uploadsApi = {
  adminBeginUpload: endpoint({
    method: 'POST',
    path: '/admin/uploads',
    auth: 'admin:content',
    summary:
      'A form with which the browser sends a file straight to the store: a picture of at most 5 MB, or, for admins, a book or package of prompts of at most 100 MB, a training file of at most 25 MB or a list of subscribers of at most 10 MB',
    body: UploadInput,
    response: UploadForm,
    status: 201,
  }),
  adminCompleteUpload: endpoint({
    method: 'POST',
    path: '/admin/uploads/{id}/complete',
    auth: 'admin:content',
    summary:
      'Publishes a picture that was sent, if its content is one of at most 6000 × 6000 pixels, or keeps a file, if its content is what its purpose allows; the same when repeated',
    response: CompletedUpload,
  }),
  adminDownloadUpload: endpoint({
    method: 'GET',
    path: '/admin/uploads/{id}',
    auth: 'admin',
    summary: 'Redirects to a file as it was sent, or returns its link with as=link',
    query: z.object({ as: z.literal('link').optional() }),
    response: UploadLink,
  }),
  adminSendEbookFile: endpoint({
    ...form,
    path: '/admin/upload-ebook-file',
    auth: 'admin',
    summary: 'Keeps the file of a book (PDF, EPUB or Word) of at most 4 MB',
    response: SentBook,
  }),
  adminSendTrainingFile: endpoint({
    ...form,
    path: '/admin/upload-training-file',
    auth: 'admin',
    summary: 'Keeps a training file (PDF, Word or CSV) of at most 4 MB',
    response: SentTraining,
  }),
  adminSendEbookImage: endpoint({
    ...form,
    path: '/admin/upload-ebook-image',
    auth: 'admin:content',
    summary: 'Publishes a picture (PNG, JPEG or WebP) of at most 4 MB',
    response: SentPicture,
  }),
  adminSendCoverImage: endpoint({
    ...form,
    path: '/admin/upload-cover-image',
    auth: 'admin:content',
    summary: 'Publishes a cover (PNG, JPEG or WebP) of at most 4 MB',
    response: SentCover,
  }),
};
