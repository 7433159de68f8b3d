import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Block } from '#shared/catalog/content.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { useHighlights } from '../../api/highlights/highlights.ts';
import type { PageText } from '../../api/highlights/page-text.ts';
import { type PlacedHighlight, placedIn, type Titles } from '../../api/highlights/placed.ts';
import { FindPanel } from '../find/find-panel.tsx';
import { AskBar } from '../highlights/ask-bar.tsx';
import { focusPassage, showPassage } from '../highlights/go-to-passage.ts';
import { HighlightPanel } from '../highlights/highlight-panel.tsx';
import { NoteDialog } from '../highlights/note-dialog.tsx';
import { OwnerBar } from '../highlights/owner-bar.tsx';
import { useBar } from '../highlights/use-bar.ts';
import { useMarking } from '../highlights/use-marking.ts';
import { usePageText } from '../highlights/use-page-text.ts';
import { usePaintedHighlights } from '../highlights/use-painted-highlights.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type ReaderPanel, ReaderTabs } from './reader-tabs.tsx';

export interface ReaderToolsProps {
  readonly ebook: EbookDetail;
  readonly isOwned: boolean;
  readonly text: RefObject<HTMLElement | null>;
  readonly blocks: readonly Block[];
  readonly panel: ReaderPanel;
  readonly onPanel: (panel: ReaderPanel) => void;
}

const titlesOf = ({ contents }: EbookDetail): Titles => new Map(contents.map(({ anchor, title }) => [anchor, title]));

function usePlaced(page: PageText | undefined, highlights: Parameters<typeof placedIn>[1], titles: Titles) {
  const placed = useMemo(() => (page ? placedIn(page, highlights, titles) : []), [page, highlights, titles]);
  usePaintedHighlights(page, placed);
  return placed;
}

/** Search words in the address, from a search across ebooks: they open the search once. */
function useSought(onPanel: (panel: ReaderPanel) => void) {
  const [query] = useSearchParams();
  const sought = query.get('find') ?? '';
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!sought) return;
    setTyped(sought);
    onPanel('search');
  }, [sought, onPanel]);
  const block = query.get('block');
  return { typed, setTyped, block: sought && block !== null && /^\d{1,6}$/.test(block) ? Number(block) : undefined };
}

/** What readers do with an open text: mark it, note, search in it. Loaded after the text. */
export function ReaderTools({ ebook, isOwned, text, blocks, panel, onPanel }: ReaderToolsProps) {
  const page = usePageText(text, blocks);
  const titles = useMemo(() => titlesOf(ebook), [ebook]);
  const highlights = useHighlights(ebook.id, isOwned);
  const placed = usePlaced(page, highlights.highlights, titles);
  const marking = useMarking(highlights, placed);
  const { bar, close } = useBar(page, placed, isOwned ? marking.markPassage : undefined);
  const { typed, setTyped, block } = useSought(onPanel);
  const isOpen = ebook.content_access === 'full';
  const closePanel = useCallback(() => onPanel('contents'), [onPanel]);
  const goTo = ({ at }: PlacedHighlight) => {
    if (!page || !at) return;
    showPassage(page, at);
    focusPassage(page, at);
  };
  return (
    <>
      {isOpen && (
        <ReaderTabs panel={panel} onPanel={onPanel} highlights={isOwned ? highlights.highlights.length : undefined} />
      )}
      {panel === 'highlights' && isOwned && (
        <PanelFrame name="Highlights" onClose={closePanel}>
          <HighlightPanel title={ebook.title} placed={placed} highlights={highlights} marking={marking} onGo={goTo} />
        </PanelFrame>
      )}
      {panel === 'search' && isOpen && (
        <PanelFrame name="Search" onClose={closePanel}>
          <FindPanel page={page} titles={titles} typed={typed} onType={setTyped} block={block} />
        </PanelFrame>
      )}
      {page && bar && isOwned && <OwnerBar page={page} bar={bar} marking={marking} onClose={close} />}
      {page && bar && !isOwned && <AskBar page={page} {...bar} isFree={ebook.is_free} onClose={close} />}
      {marking.note && (
        <NoteDialog
          quote={marking.note.edit.quote}
          note={marking.note.edit.note}
          onSave={marking.saveNote}
          onClose={marking.closeNote}
        />
      )}
    </>
  );
}
