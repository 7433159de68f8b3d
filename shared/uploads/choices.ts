/** What pictures may be. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** In bytes: 5 MB. */
export const largestPicture = 5 * 1024 * 1024;
/** In pixels. */
export const longestSide = 6000;

export const wrongPictureType = 'Choose a PNG, JPEG or WebP picture';
export const pictureTooLarge = 'Choose a picture of at most 5 MB';
export const fileEmpty = 'The file is empty';

/** The types of documents, by the ending of their names. */
export const documentContentTypes = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
} as const;
export type DocumentEnding = keyof typeof documentContentTypes;
export const documentEndings = Object.keys(documentContentTypes) as DocumentEnding[];

/** What files besides pictures are for: a book, a package of prompts, what a book is generated from, a list of subscribers. */
export const filePurposes = ['ebook', 'prompts', 'training', 'subscribers'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What a file may be for a purpose. */
interface FileRule {
  readonly endings: readonly DocumentEnding[];
  /** In bytes; documents are read up to 100 million. */
  readonly largest: number;
  readonly wrongType: string;
  readonly tooLarge: string;
}

export const fileRules: Readonly<Record<FilePurpose, FileRule>> = {
  ebook: {
    endings: ['pdf', 'epub', 'docx'],
    largest: 100_000_000,
    wrongType: 'Choose a PDF, EPUB or Word (.docx) file',
    tooLarge: 'Choose a file of at most 100 MB',
  },
  prompts: {
    endings: ['csv', 'pdf', 'docx'],
    largest: 100_000_000,
    wrongType: 'Choose a CSV, PDF or Word (.docx) file',
    tooLarge: 'Choose a file of at most 100 MB',
  },
  training: {
    endings: ['pdf', 'docx', 'csv'],
    largest: 25_000_000,
    wrongType: 'Choose a PDF, Word (.docx) or CSV file',
    tooLarge: 'Choose a file of at most 25 MB',
  },
  subscribers: {
    endings: ['csv'],
    largest: 10_000_000,
    wrongType: 'Choose a CSV file',
    tooLarge: 'Choose a file of at most 10 MB',
  },
};

/** The ending of a document's name; undefined when it has none of them. */
export function documentEnding(filename: string): DocumentEnding | undefined {
  const letters = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return documentEndings.find((ending) => ending === letters);
}
