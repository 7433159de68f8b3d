import type { DifficultyLevel } from '#shared/catalog/choices.ts';

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
}
