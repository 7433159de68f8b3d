import { endpoint } from '../kernel/endpoint.ts';
import { UploadedPicture, UploadForm, UploadInput } from './upload.ts';

export const uploadsApi = {
  adminBeginUpload: endpoint({
    method: 'POST',
    path: '/admin/uploads',
    auth: 'admin:content',
    summary: 'A form with which the browser sends a picture (PNG, JPEG or WebP, at most 5 MB) straight to the store',
    body: UploadInput,
    response: UploadForm,
    status: 201,
  }),
  adminCompleteUpload: endpoint({
    method: 'POST',
    path: '/admin/uploads/{id}/complete',
    auth: 'admin:content',
    summary:
      'Publishes a picture that was sent, if its content is one of at most 6000 × 6000 pixels; the same when repeated',
    response: UploadedPicture,
  }),
};
