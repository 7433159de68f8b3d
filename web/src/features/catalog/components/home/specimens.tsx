import { extendedPreviewWords, previewWords } from '#shared/catalog/choices.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { chaptersOf, fileNameOf } from '../../api/reader/specimen.ts';

interface SpecimenProps {
  /** Undefined while loading; null if there is none to show. */
  readonly book: EbookDetail | null | undefined;
}

const Strong = ({ children }: { readonly children: string }) => <b className="font-medium text-ink">{children}</b>;

const lineClasses = 'mt-2.5 block h-2.5 rounded-[3px] bg-skeleton';

/** Greeked text while the book is loading. */
const Lines = () => (
  <>
    <span className={`${lineClasses} w-3/4`} />
    <span className={`${lineClasses} w-11/12`} />
    <span className={`${lineClasses} w-2/3`} />
  </>
);

/** The form of a book's contents: the functions of NIST CSF. */
const someChapters = ['GV Govern', 'ID Identify', 'PR Protect', 'DE Detect', 'RS Respond'].map((name, index) => ({
  name,
  chapter: index + 1,
}));

/** Headings of the book, with their chapters. */
export function ControlSpecimen({ book }: SpecimenProps) {
  if (book === undefined) return <Lines />;
  const chapters = book ? chaptersOf(book.contents, 5) : someChapters;
  return chapters.map(({ name, chapter }) => (
    <p key={name} className="flex items-baseline gap-2 whitespace-nowrap">
      <span className="truncate font-medium text-ink">{name}</span>
      <span className="min-w-4 flex-1 border-b border-dotted border-line-control" />
      ch. {chapter}
    </p>
  ));
}

/** The preview of any book. */
const SomePreview = () => (
  <>
    <p>
      <Strong>{formatCount(previewWords)}</Strong> words at once
    </p>
    <p>
      <Strong>{formatCount(extendedPreviewWords)}</Strong> on request
    </p>
    <p>the rest after purchase</p>
  </>
);

/** How much of the book a visitor may read, and how much remains. */
export function PreviewSpecimen({ book }: SpecimenProps) {
  if (book === undefined) return <Lines />;
  if (book === null) return <SomePreview />;
  const { preview_words, extended_preview_words, word_count } = book;
  return (
    <>
      <p>
        <Strong>{formatCount(preview_words)}</Strong> words at once
      </p>
      <p>
        <Strong>{formatCount(extended_preview_words)}</Strong> on request
      </p>
      <p>
        <Strong>{formatCount(word_count - extended_preview_words)}</Strong> after purchase
      </p>
      <span className="mt-2.5 block h-1 overflow-hidden rounded-[2px] bg-line">
        <span className="block h-full bg-accent" style={{ width: `${(extended_preview_words / word_count) * 100}%` }} />
      </span>
    </>
  );
}

/** The format of a package, not a particular one. */
export const PromptSpecimen = () => (
  <div className="whitespace-nowrap">
    <Strong>id,title,prompt,inputs</Strong>
    <p>1,Access review,"For each role…</p>
    <p>2,Change ticket,"Compare the…</p>
    <p>3,Log question,"From these al…</p>
    <p>4,Leaver check,"List accounts…</p>
  </div>
);

const formatNames = {
  pdf: 'set for print',
  epub: 'for e-readers',
  txt: 'plain text',
  csv: 'rows to edit',
  docx: 'pages to edit',
} as const;

/** The files of the book. */
export function FilesSpecimen({ book }: SpecimenProps) {
  if (book === undefined) return <Lines />;
  const { title, formats } = book ?? { title: 'your book', formats: ['pdf', 'epub', 'txt'] as const };
  return (
    <>
      <p className="truncate">
        <Strong>{fileNameOf(title)}</Strong>
      </p>
      {formats.map((format) => (
        <p key={format}>
          .{format} {formatNames[format]}
        </p>
      ))}
      <p>
        receipt <Strong>by email</Strong>
      </p>
    </>
  );
}
