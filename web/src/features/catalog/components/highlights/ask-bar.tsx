import type { Passage } from '#shared/library/similar-words.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import type { PageText } from '../../api/highlights/page-text.ts';
import { BarFrame } from './mark-bar.tsx';

export interface AskBarProps {
  readonly page: PageText;
  readonly passage: Passage;
  readonly isFree: boolean;
  readonly isWanted: boolean;
  readonly onClose: () => void;
}

/** Tells readers who do not own the ebook how to mark its text. */
export function AskBar({ isFree, ...frame }: AskBarProps) {
  const goSignIn = useGoSignIn();
  const { user } = useSession();
  const act = isFree ? 'get this free ebook' : 'buy this ebook';
  return (
    <BarFrame {...frame} label="Highlights and notes">
      <p className="max-w-72 px-2 py-1" role="status">
        {user ? `To mark text and take notes, ${act}.` : `To mark text and take notes, sign in and ${act}.`}
      </p>
      {!user && <Button onClick={() => goSignIn('Please sign in to keep highlights')}>Sign in</Button>}
      <Button onClick={frame.onClose}>Close</Button>
    </BarFrame>
  );
}
