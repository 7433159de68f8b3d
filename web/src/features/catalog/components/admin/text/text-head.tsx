import type { ReactNode } from 'react';
import type { AdminEbookDetail } from '#shared/catalog/ebook.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { useEbookStatus } from '../../../api/admin/ebook-status.ts';
import { UnpublishQuestion } from '../use/unpublish-question.tsx';

export interface TextHeadProps {
  readonly ebook: AdminEbookDetail;
  /** Called once its status has changed. */
  readonly onChanged: () => void;
  /** Other acts, before those on the ebook. */
  readonly acts: ReactNode;
}

/** Whose text it is, and what is done with the ebook. */
export function TextHead({ ebook, onChanged, acts }: TextHeadProps) {
  const { change, question, busyId } = useEbookStatus(onChanged);
  const isPublished = ebook.status === 'published';
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        <h1 className="mb-2 text-28! wrap-anywhere">{ebook.title}</h1>
        <p className="flex items-center gap-3 text-muted">
          <Status look={ebook.status}>{isPublished ? 'Published' : 'Draft'}</Status>
          {formatCount(ebook.word_count)} words
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts}
        <a
          href={href('ebook', { id: ebook.id })}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'quiet' })}
        >
          View <span className="sr-only">(opens in a new tab)</span>
        </a>
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          busy={busyId !== null}
          onClick={() => void change(ebook)}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      </div>
      <UnpublishQuestion {...question} />
    </div>
  );
}
