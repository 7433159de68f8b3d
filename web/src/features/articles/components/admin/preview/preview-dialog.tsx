import { Copy, ExternalLink } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { copyLink } from '#web/lib/share.ts';
import { type PreviewLink, usePreviewLink } from '../../../api/admin/use-preview-link.ts';

type Working = NonNullable<PreviewLink['link']>;

const LinkSkeleton = () => (
  <Loading label="Loading the preview link">
    <Skeleton className="h-11 w-full" />
  </Loading>
);

interface NextButton {
  /** The button that is pressed next, as a rule. */
  readonly next: Ref<HTMLButtonElement>;
}

const NoLink = ({ share, isBusy, next }: Pick<PreviewLink, 'share' | 'isBusy'> & NextButton) => (
  <Button ref={next} variant="primary" busy={isBusy} busyText="Creating…" onClick={() => void share()}>
    Create a private link
  </Button>
);

type WorkingLinkProps = Pick<PreviewLink, 'end' | 'isBusy'> & NextButton & { readonly link: Working };

const WorkingLink = ({ link, end, isBusy, next }: WorkingLinkProps) => (
  <div className="grid gap-4">
    <Input
      label="Private link"
      readOnly
      value={link.address}
      onFocus={({ target }) => target.select()}
      help={`Made by ${link.created_by}. Works until ${formatDateTime(link.expires_at)}.`}
    />
    <div className="flex flex-wrap gap-2">
      <a href={link.address} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'primary' })}>
        Open
        <ExternalLink size={14} aria-hidden="true" className="flex-none" />
        <span className="sr-only">the preview (opens in a new tab)</span>
      </a>
      <Button ref={next} icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copyLink(link.address)}>
        Copy
      </Button>
      <Button variant="danger" busy={isBusy} busyText="Ending…" onClick={() => void end()}>
        End this link
      </Button>
    </div>
  </div>
);

/** When a link has come or gone, and with it the button that was pressed, the one to press next has the focus. */
function useNextButton(hasLink: boolean | undefined) {
  const next = useRef<HTMLButtonElement>(null);
  const had = useRef(hasLink);
  useEffect(() => {
    if (had.current !== undefined && had.current !== hasLink) next.current?.focus();
    had.current = hasLink;
  }, [hasLink]);
  return next;
}

function LinkOf({ id }: { readonly id: string }) {
  const { isLoading, error, retry, link, ...acts } = usePreviewLink(id);
  const next = useNextButton(isLoading || error ? undefined : link !== null);
  if (isLoading) return <LinkSkeleton />;
  if (link) return <WorkingLink {...acts} {...{ link, next }} />;
  if (error) return <FailedState title="Failed to fetch the preview link" error={error} onRetry={retry} />;
  return <NoLink {...acts} next={next} />;
}

export interface PreviewDialogProps {
  /** The article's id. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Where the private link to an article is made, opened, copied and ended. */
export const PreviewDialog = ({ id, ...dialog }: PreviewDialogProps) => (
  <Dialog
    {...dialog}
    size="narrow"
    title="Preview"
    description="Anyone with the private link can read the article as readers will see it, saved draft included, for seven days and without signing in. Search engines do not find it."
  >
    <LinkOf id={id} />
  </Dialog>
);
