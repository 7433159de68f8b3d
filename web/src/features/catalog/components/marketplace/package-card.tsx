import { memo } from 'react';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { tagsOfOneLine } from '../../api/card-tags.ts';
import { CoverLink } from '../cover-link.tsx';
import { WishHeart } from '../wish-heart.tsx';
import { CardAct } from './card-act.tsx';
import { CardFacts } from './card-facts.tsx';
import type { EbookCardProps } from './ebook-card.tsx';
import { packageClasses } from './package-list-skeleton.tsx';

/** A prompt package in the Prompt Vault: few, so there is room to say what each is for. */
export const PackageCard = memo(function PackageCard({ ebook, eager, ...act }: EbookCardProps) {
  return (
    <li className={packageClasses}>
      <CoverLink ebook={ebook} eager={eager} />
      <div className="flex min-w-0 flex-col">
        <FrameworkTick framework={ebook.regulatory_source} />
        <h3 className="mt-1 text-18 leading-[1.25] sm:text-21">
          <TextLink to={href('ebook', { id: ebook.id })} look="title">
            {ebook.title}
          </TextLink>
        </h3>
        <p className="mt-2 mb-1 text-14 leading-[1.5] text-pretty">{ebook.description}</p>
        <CardFacts ebook={ebook} />
        <div className="mt-1 max-sm:hidden">
          <TagList tags={ebook.tags} max={tagsOfOneLine(ebook.tags)} />
        </div>
        <div className="mt-auto flex flex-wrap items-center pt-3 sm:gap-1">
          <span className="mr-auto">
            <Price price={ebook.price} isFree={ebook.is_free} />
          </span>
          <WishHeart ebook={ebook} />
          <CardAct ebook={ebook} {...act} />
        </div>
      </div>
    </li>
  );
});
