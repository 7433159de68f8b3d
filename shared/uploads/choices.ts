/** What pictures may be. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** In bytes: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;
/** In pixels. */
export const longestSide = 6000;

export const wrongPictureType = 'Choose a PNG, JPEG or WebP picture';
export const pictureTooLarge = 'Choose a picture of at most 5 MB';
export const pictureEmpty = 'The file is empty';

/** What files besides pictures are for: a book, a package of prompts, what a book is generated from. */
export const filePurposes = ['ebook', 'prompts', 'training'] as const;
export type FilePurpose = (typeof filePurposes)[number];
