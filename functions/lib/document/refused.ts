export type RefusalCode =
  | 'wrong_type'
  | 'old_word'
  | 'ambiguous'
  | 'too_large'
  | 'too_slow'
  | 'too_many_pages'
  | 'encrypted'
  | 'protected'
  | 'damaged'
  | 'bomb'
  | 'unsafe_names'
  | 'entities'
  | 'scanned'
  | 'empty';

/** A file that is not read, and why: `message` is a sentence that tells an admin what to do about it. */
export class DocumentRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'DocumentRefused';
    this.code = code;
  }
}

/** A library's own errors say nothing to an admin: whatever is no refusal yet means a file that cannot be read. */
export const asRefusal = (error: unknown, code: RefusalCode, sentence: string): DocumentRefused =>
  error instanceof DocumentRefused ? error : new DocumentRefused(code, sentence, error);
