import { getDocumentProxy } from 'unpdf';
import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';

/** The library's document, with what of it is used here. */
export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function refusalOf(error: unknown): DocumentRefused {
  if (nameOf(error) === 'PasswordException')
    return new DocumentRefused(
      'encrypted',
      'This PDF is protected with a password. Save it without one and upload it again.',
      error,
    );
  return new DocumentRefused(
    'damaged',
    'This PDF is damaged or incomplete. Export it again from the program that made it.',
    error,
  );
}

/** Of a picture that is decoded: 6000 × 6000. */
const mostPixels = 36_000_000;

/** Opens a PDF that anybody may open, also one that only asks for a password to be changed. No script of it is run. */
export async function openPdf(bytes: Uint8Array, { limits }: Reading): Promise<Pdf> {
  // The library takes the bytes over; the caller's stay as they are.
  const options = {
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostPixels,
  };
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options).catch((error) => {
    throw refusalOf(error);
  });
  if (pdf.numPages <= limits.pages) return pdf;
  await closePdf(pdf);
  throw new DocumentRefused(
    'too_many_pages',
    `This PDF has ${pdf.numPages} pages; ${limits.pages} can be read. Split it into smaller files.`,
  );
}

export const closePdf = async (pdf: Pdf): Promise<void> => {
  await pdf.loadingTask.destroy();
};

/** Title, author and language, as far as somebody has filled them in. */
export async function metadataOf(pdf: Pdf): Promise<{ title?: string; author?: string; language?: string }> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const said: Record<string, unknown> = { ...info };
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
  return { title: ownTitle(text(said.Title)), author: text(said.Author), language: text(said.Language) };
}

/** What programs write when nobody has given a title: the name of a file, or of the program. */
const ownTitle = (title: string | undefined): string | undefined =>
  title &&
  !/^(microsoft \w+ - |untitled|document\d*$)|\.(docx?|indd|tex|dvi|qxd|pdf|rtf|odt|xlsx?)$/i.test(title.trim())
    ? title
    : undefined;
