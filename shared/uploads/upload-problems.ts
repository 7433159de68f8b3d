import {
  documentContentTypes,
  documentEnding,
  filePurposes,
  fileRules,
  largestPicture,
  pictureTooLarge,
  pictureTypes,
  wrongPictureType,
} from './choices.ts';

/* Without zod: the browser says these sentences, too, before it sends anything. */

export const uploadPurposes = ['picture', ...filePurposes] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What is known of a file before it is sent. */
export interface UploadFacts {
  readonly purpose: UploadPurpose;
  readonly filename: string;
  readonly content_type: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file cannot be sent for a purpose, by the field that says so. Only the content decides in the end. */
export function problemsOf({ purpose, filename, content_type, size }: UploadFacts): Readonly<Record<string, string>> {
  if (purpose === 'picture') {
    if (!pictureTypes.some((type) => type === content_type)) return { content_type: wrongPictureType };
    return size > largestPicture ? { size: pictureTooLarge } : {};
  }
  const { endings, largest, wrongType, tooLarge } = fileRules[purpose];
  const ending = documentEnding(filename);
  if (!ending || !endings.includes(ending)) return { filename: wrongType };
  if (content_type !== documentContentTypes[ending]) return { content_type: wrongType };
  return size > largest ? { size: tooLarge } : {};
}
