import { useEffect, useState } from 'react';
import type { NewsletterDraft, NewsletterPreview } from '#shared/newsletter/newsletter.ts';
import { api } from '#web/lib/api/api.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** Milliseconds without a change after which the mail is made anew. */
const pause = 600;

interface Answer {
  /** What was asked about. */
  readonly asked: string;
  readonly error?: unknown;
}

/** The mail of what is being written, made by the server in each pause; the one before stays meanwhile. */
export function useNewsletterPreview(draft: NewsletterDraft) {
  const asked = useDebounced(JSON.stringify(draft), pause);
  const [preview, setPreview] = useState<NewsletterPreview>();
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same
  useEffect(() => {
    let isOver = false;
    api('POST /admin/newsletters/preview', { body: JSON.parse(asked) }).then(
      (made) => {
        if (isOver) return;
        setPreview(made);
        setAnswer({ asked });
      },
      (error: unknown) => !isOver && setAnswer({ asked, error }),
    );
    return () => {
      isOver = true;
    };
  }, [asked, tries]);
  return {
    preview,
    error: answer?.asked === asked ? answer.error : undefined,
    isUpdating: answer?.asked !== asked,
    retry: () => setTries(tries + 1),
  };
}
