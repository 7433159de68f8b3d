import { useEffect, useState } from 'react';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { nameInHash } from '#web/lib/hash-name.ts';
import { readableHtml } from '../../api/readable-html.ts';
import { TextSkeleton } from './post-skeleton.tsx';

type Text =
  | { readonly of: string; readonly markup: { readonly __html: string } }
  | { readonly of: string; readonly error: unknown };

/** A link from outside may name a heading; the text came after the page had looked for it. */
function goToNamed(): void {
  const name = nameInHash(window.location.hash);
  if (name && window.scrollY < 100) document.getElementById(name)?.scrollIntoView();
}

/** The text of an article, once it has been sanitised here, too. */
export function PostText({ html }: { readonly html: string }) {
  const [text, setText] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason of its own.
  useEffect(() => {
    let isGone = false;
    const show = (next: Text) => {
      if (!isGone) setText(next);
    };
    readableHtml(html).then(
      (__html) => show({ of: html, markup: { __html } }),
      (error: unknown) => show({ of: html, error }),
    );
    return () => {
      isGone = true;
    };
  }, [html, attempt]);
  const isShown = text?.of === html && 'markup' in text;
  useEffect(() => {
    if (isShown) goToNamed();
  }, [isShown]);
  if (text?.of !== html) return <TextSkeleton />;
  if ('error' in text)
    return (
      <FailedState
        heading="h2"
        title="The text could not be shown"
        error={text.error}
        onRetry={() => setAttempt((n) => n + 1)}
      />
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server and again above
  return <div className="prose [&_:focus]:outline-none" dangerouslySetInnerHTML={text.markup} />;
}
