import { Download, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnedEbook } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { attachmentLabel } from '#web/lib/text/attachment-label.ts';
import { progressText } from '../api/library-figures.ts';

export interface LibraryBookProps {
  readonly book: OwnedEbook;
  readonly isDownloading: boolean;
  /** Downloads the ebook, or one of its attachments. */
  readonly onDownload: (attachment?: string) => void;
  /** Further actions: sharing. */
  readonly children?: ReactNode;
}

/** An owned ebook: reading progress, Read and Download. */
export function LibraryBook({ book, isDownloading, onDownload, children }: LibraryBookProps) {
  const hasPlace = book.category !== 'Prompt Vault';
  return (
    <li className="min-w-0">
      <Cover ebook={book} progress={hasPlace && book.progress > 0 ? book.progress : undefined} />
      <h3 className="mt-2.5 line-clamp-2 h-[2.56em] text-16">
        <TextLink look="title" to={href('ebook', { id: book.id })}>
          {book.title}
        </TextLink>
      </h3>
      <p className="mt-1 text-12 text-muted">{progressText(book)}</p>
      <div className="mt-2 flex gap-1">
        <ButtonLink to={href('ebook', { id: book.id })} className="flex-1" aria-label={`Read ${book.title}`}>
          Read
        </ButtonLink>
        <IconButton
          label={`${isDownloading ? 'Preparing' : 'Download'} ${book.title}`}
          aria-disabled={isDownloading}
          onClick={() => onDownload()}
        >
          {isDownloading ? (
            <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />
          ) : (
            <Download size={20} aria-hidden="true" />
          )}
        </IconButton>
        {children}
      </div>
      <LibraryAttachments book={book} onDownload={onDownload} />
    </li>
  );
}

/** The files that come with the ebook. */
const LibraryAttachments = ({ book, onDownload }: Pick<LibraryBookProps, 'book' | 'onDownload'>) =>
  book.attachments.length > 0 && (
    <ul className="mt-1" aria-label={`Files of ${book.title}`}>
      {book.attachments.map((attachment) => (
        <li key={attachment.name}>
          <button
            type="button"
            className="min-h-10 text-left text-14 text-accent underline hover:text-accent-hover"
            onClick={() => onDownload(attachment.name)}
          >
            {attachmentLabel(attachment)}
          </button>
        </li>
      ))}
    </ul>
  );
