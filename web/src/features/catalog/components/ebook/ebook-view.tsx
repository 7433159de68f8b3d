import { useRef } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import type { Checkout } from '../../api/checkout.ts';
import { useOwnsEbook } from '../../api/ownership.ts';
import { Reader } from '../reader/reader.tsx';
import { BuyBox } from './buy-box.tsx';
import { EbookFacts } from './ebook-facts.tsx';
import { EbookHead } from './ebook-head.tsx';
import { bookClasses, coverClasses, infoClasses } from './layout-classes.ts';
import { StickyPrompt } from './sticky-prompt.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

export interface EbookViewProps {
  readonly ebook: EbookDetail;
  readonly checkout: Checkout;
}

/** An ebook: its facts, how to get it, and its text or preview. */
export function EbookView({ ebook, checkout }: EbookViewProps) {
  const isOwned = useOwnsEbook(ebook);
  const buyBox = useRef<HTMLElement>(null);
  const isBoxLeftBehind = useScrolledPast(buyBox);
  const isForSale = !isOwned && !ebook.is_free;
  const framework = ebook.regulatory_source;
  return (
    <>
      <div className="wrap-page">
        <Breadcrumb
          items={[
            { label: 'Ebooks', to: href('marketplace') },
            { label: framework, to: href('marketplace', { framework }) },
          ]}
        />
        <div className={bookClasses}>
          <Cover ebook={ebook} eager className={coverClasses} />
          <div className={infoClasses}>
            <EbookHead ebook={ebook} />
            <EbookFacts ebook={ebook} />
          </div>
          <BuyBox ref={buyBox} ebook={ebook} isOwned={isOwned} checkout={checkout} />
        </div>
        <Reader ebook={ebook} isOwned={isOwned} />
      </div>
      {isForSale && <StickyPrompt ebook={ebook} checkout={checkout} isShown={isBoxLeftBehind} />}
    </>
  );
}
