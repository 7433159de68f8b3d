import { fileRules, pictureTypes } from '#shared/uploads/choices.ts';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';

/** What the browser offers to choose from for a purpose: `.pdf,.epub,.docx`. */
export const acceptedFor = (purpose: UploadPurpose): string =>
  purpose === 'picture' ? pictureTypes.join(',') : fileRules[purpose].endings.map((ending) => `.${ending}`).join(',');
