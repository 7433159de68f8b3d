import { classNames } from '#web/lib/class-names.ts';

/** What is beside the text. */
export type ReaderPanel = 'contents' | 'highlights' | 'search';

const names: readonly { readonly panel: ReaderPanel; readonly name: string }[] = [
  { panel: 'contents', name: 'Contents' },
  { panel: 'highlights', name: 'Highlights' },
  { panel: 'search', name: 'Search' },
];

export interface ReaderTabsProps {
  readonly panel: ReaderPanel;
  readonly onPanel: (panel: ReaderPanel) => void;
  /** Highlights, if the reader may keep any. */
  readonly highlights: number | undefined;
}

/** Chooses what is beside the text. On a phone, where the contents are above it, a second press closes a panel. */
export const ReaderTabs = ({ panel, onPanel, highlights }: ReaderTabsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its content in a row
  <div role="group" aria-label="Beside the text" className="no-print flex border-b border-line text-14">
    {names
      .filter(({ panel: one }) => one !== 'highlights' || highlights !== undefined)
      .map(({ panel: one, name }) => (
        <button
          key={one}
          type="button"
          aria-pressed={panel === one}
          className={classNames(
            '-mb-px min-h-11 border-b-2 px-2.5 font-strong',
            one === 'contents' && 'max-lg:hidden',
            panel === one ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
          onClick={() => onPanel(panel === one ? 'contents' : one)}
        >
          {name}{' '}
          {one === 'highlights' && highlights !== 0 && (
            <span className="ml-1 font-mono text-12 text-muted">{highlights}</span>
          )}
        </button>
      ))}
  </div>
);
