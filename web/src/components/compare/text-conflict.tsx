import { DiffTable } from './diff-table.tsx';

export interface TextConflictProps {
  /** What somebody else has saved. */
  readonly saved: string;
  /** What is typed here. */
  readonly typed: string;
}

/** Where a text that somebody else has saved differs from what is typed. */
export const TextConflict = ({ saved, typed }: TextConflictProps) => (
  <>
    <p className="mt-2 text-muted sm:hidden">Struck out: in the saved text only. Underlined: in yours only.</p>
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard
      tabIndex={0}
      aria-label="Where the texts differ"
      className="mt-2 max-h-100 overflow-y-auto rounded-control border border-line bg-surface"
    >
      <DiffTable before={saved} after={typed} heads={['Saved', 'Yours']} isFolded />
    </section>
  </>
);
