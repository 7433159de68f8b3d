import type { DifficultyLevel } from '#shared/catalog/choices.ts';

/** PNG and JPEG files of a text's figures, by the names that the text gives them. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** The front of a book as a picture: PNG when it was drawn as on the site, JPEG when an admin has chosen it. */
export interface Cover {
  readonly kind: 'drawn' | 'chosen';
  readonly bytes: Uint8Array;
}

/** The input for typesetting a book. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly regulatory_source: string;
  readonly category: string;
  readonly difficulty_level: DifficultyLevel;
  readonly words: number;
  readonly minutes: number;
  /** Date of the text, such as `21 November 2026`. */
  readonly edition: string;
  readonly content: string;
  readonly pictures?: Pictures;
  readonly cover: Cover;
}
