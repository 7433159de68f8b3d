/** What a picture's header says. */
export interface PictureHeader {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated?: boolean;
}

/** Reads one format: undefined when the bytes are not of it, `broken` when they are and cannot be a whole picture. */
export type ReadPicture = (bytes: Buffer) => PictureHeader | 'broken' | undefined;

/** Whether these letters are at an offset. */
export const hasLetters = (bytes: Buffer, offset: number, letters: string): boolean =>
  bytes.toString('latin1', offset, offset + letters.length) === letters;
