import { useMemo, useRef, useState } from 'react';
import { parseContent } from '#shared/catalog/content.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { LatePart, QuietPart } from '#web/components/ui/late/late-part.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { lateComponent } from '#web/lib/late.tsx';
import { useCode } from '#web/lib/use-code.ts';
import { useHotkey } from '#web/lib/use-hotkey.ts';
import { FigureSource } from '../../api/reader/figure-links.ts';
import { previewOfEbook } from '../../api/reader/preview.ts';
import { headingAbove, shownAnchors } from '../../api/reader/text-headings.ts';
import { readerClasses, textClasses } from '../ebook/layout-classes.ts';
import { PanelColumn, panelRows, textRow } from '../panel/panel-column.tsx';
import type { ReaderPanel } from '../panel/reader-tabs.tsx';
import { useWanted } from '../panel/use-wanted.ts';
import { RelatedEbooks } from '../related-ebooks.tsx';
import { BookText } from './book-text.tsx';
import { ContentsRail } from './contents-rail.tsx';
import { PackageBanner } from './package-banner.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { PreviewEnd } from './preview-end.tsx';
import { SamplePrompts } from './sample-prompts.tsx';
import { useChosen } from './use-chosen.ts';
import { useJump } from './use-jump.ts';
import { useTextPlace } from './use-text-place.ts';

const OwnerRating = lateComponent(async () => (await import('./owner-rating.tsx')).OwnerRating);
const KeptPlace = lateComponent(async () => (await import('./kept-place.tsx')).KeptPlace);
const ReaderTools = lateComponent(async () => (await import('../panel/reader-tools.tsx')).ReaderTools);

export interface ReaderProps {
  readonly ebook: EbookDetail;
  readonly isOwned: boolean;
}

/** The text follows the prompts of a package, the banner of a preview, or nothing. */
const gapAbove = (isPackage: boolean, isPreview: boolean): string => {
  if (isPackage) return 'mt-12';
  return isPreview ? 'mt-8' : '';
};

/** Contents beside the text, or beside its preview before the purchase. */
export function Reader({ ebook, isOwned }: ReaderProps) {
  const [isExtended, setExtended] = useState(false);
  const preview = useMemo(() => previewOfEbook(ebook, isExtended), [ebook, isExtended]);
  const blocks = useMemo(() => parseContent(preview.text), [preview.text]);
  const shown = useMemo(() => shownAnchors(blocks), [blocks]);
  const text = useRef<HTMLDivElement>(null);
  const place = useTextPlace(text, blocks.length);
  const heading = headingAbove(blocks, place.paragraph);
  const jump = useJump(text);
  const [chosen, choose] = useChosen();
  const isPreview = ebook.content_access === 'preview';
  const isPackage = ebook.sample_prompts.length > 0;
  const [wantsTools, askForTools] = useWanted(text, !isPreview);
  const hasTools = useCode(ReaderTools, wantsTools).state === 'there';
  const [panel, setPanel] = useState<ReaderPanel>('contents');
  useHotkey(isPreview ? null : '/', () => {
    askForTools();
    setPanel('search');
  });
  const extend = () => setExtended(true);
  const goTo = (anchor: string) => {
    if (!shown.has(anchor)) extend();
    choose(anchor);
    jump.toAnchor(anchor);
  };
  return (
    <div className={classNames(readerClasses, !isPreview && panelRows)}>
      <PanelColumn
        isOpen={!isPreview}
        isReplaced={hasTools && panel !== 'contents'}
        tools={hasTools && <ReaderTools {...{ ebook, isOwned, text, blocks, panel }} onPanel={setPanel} />}
      >
        <ContentsRail
          contents={ebook.contents}
          current={chosen ?? heading?.anchor}
          progress={isOwned ? place.position : undefined}
          onGo={goTo}
        />
      </PanelColumn>
      {isOwned && (
        <QuietPart part={KeptPlace}>
          <KeptPlace
            id={ebook.id}
            now={{ ...place, heading: heading?.text.slice(0, 200) ?? null }}
            onContinue={jump.toBlock}
          />
        </QuietPart>
      )}
      <article aria-label={isPreview ? 'Preview' : 'Text'} className={classNames(textClasses, !isPreview && textRow)}>
        {isPreview && !isPackage && <PreviewBanner preview={preview} wordCount={ebook.word_count} onExtend={extend} />}
        {isPreview && isPackage && <PackageBanner {...ebook} />}
        {isPackage && <SamplePrompts ebook={ebook} />}
        <FigureSource value={ebook.id}>
          <BookText ref={text} blocks={blocks} className={gapAbove(isPackage, isPreview)} />
        </FigureSource>
        {isPreview && (
          <PreviewEnd
            preview={preview}
            onExtend={() => {
              extend();
              jump.toBlock(blocks.length - 1, 'focus');
            }}
          />
        )}
        {isOwned && (
          <LatePart part={OwnerRating}>
            <OwnerRating ebook={ebook} />
          </LatePart>
        )}
      </article>
      <div className={textClasses}>
        <RelatedEbooks
          title="Read next"
          except={ebook.id}
          topics={[ebook.regulatory_source, ...ebook.tags]}
          className="grid gap-5 sm:grid-cols-2"
        />
      </div>
    </div>
  );
}
