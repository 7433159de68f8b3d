import type { Ebook } from '../../ebook/ebook.repo.ts';
import type { MadeFormat } from '../formats.ts';
import { plainText } from '../plain-text.ts';
import type { Book, Cover, Pictures } from '../typeset/book-input.ts';

/** What files are made of, besides the ebook itself. */
interface Parts {
  readonly content: string;
  readonly cover: Cover;
  readonly pictures: Pictures;
}

function bookOf(ebook: Ebook, parts: Parts): Book {
  const edition = new Date(ebook.updated_at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return { ...ebook, words: ebook.word_count, minutes: ebook.estimated_read_time, edition, ...parts };
}

/** A file of an ebook's text. Each maker is loaded when it is needed. */
export async function makeFile(ebook: Ebook, parts: Parts, format: MadeFormat): Promise<Uint8Array> {
  if (format === 'txt') return Buffer.from(plainText(ebook.title, parts.content));
  if (format === 'epub') {
    const { epubOf } = await import('../epub/epub.ts');
    return epubOf({ ...bookOf(ebook, parts), modified: ebook.updated_at });
  }
  const { typeset } = await import('../typeset/book.ts');
  return typeset(bookOf(ebook, parts));
}
