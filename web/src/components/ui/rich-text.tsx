import { useEffect, useMemo, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { loadSanitiser, readableHtml } from '#web/lib/text/readable-html.ts';
import { FailedState } from './feedback/failed-state.tsx';
import { TextSkeleton } from './feedback/text-skeleton.tsx';

export interface RichTextProps {
  /** Sanitised by the server on save, and here again. */
  readonly html: string;
  readonly className?: string;
}

/** React compares this by identity, so each text is written into the page once. */
interface Markup {
  readonly __html: string;
}

/** The text prepared for the page, once the sanitiser is available. */
function useReadable(html: string) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tries again.
  const markup = useMemo((): Markup | undefined => {
    const text = readableHtml(html);
    return text === undefined ? undefined : { __html: text };
  }, [html, attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  const isLacking = markup === undefined && error === undefined;
  useEffect(() => {
    if (isLacking) loadSanitiser().then(() => setAttempt((count) => count + 1), setError);
  }, [isLacking]);
  return { markup, error, retry };
}

/** HTML written by an admin, as reading text. */
export function RichText({ html, className }: RichTextProps) {
  const { markup, error, retry } = useReadable(html);
  if (error) return <FailedState heading="h2" title="The text could not be shown" error={error} onRetry={retry} />;
  if (!markup) return <TextSkeleton />;
  return (
    <div
      className={classNames('prose [&_:focus]:outline-none', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where sanitised HTML enters the page
      dangerouslySetInnerHTML={markup}
    />
  );
}
