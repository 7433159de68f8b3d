import { memo } from 'react';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { tagsOfOneLine } from '../../api/card-tags.ts';
import { CoverLink } from '../cover-link.tsx';
import { WishHeart } from '../wish-heart.tsx';
import { CardAct, type CardActProps } from './card-act.tsx';
import { CardFacts } from './card-facts.tsx';

export interface EbookCardProps extends CardActProps {
  /** The cover is on the first screen. */
  readonly eager: boolean;
}

/** An ebook in the marketplace. */
export const EbookCard = memo(function EbookCard({ ebook, eager, ...act }: EbookCardProps) {
  return (
    <li className="flex flex-col">
      <CoverLink ebook={ebook} eager={eager} />
      <FrameworkTick framework={ebook.regulatory_source} className="mt-3" />
      <h3 className="mt-1 text-16 leading-[1.3]">
        <TextLink
          to={href('ebook', { id: ebook.id })}
          look="title"
          className="line-clamp-3 min-h-[2.6em] sm:line-clamp-2"
        >
          {ebook.title}
        </TextLink>
      </h3>
      <CardFacts ebook={ebook} />
      <div className="mt-1 max-sm:hidden">
        <TagList tags={ebook.tags} max={tagsOfOneLine(ebook.tags)} />
      </div>
      <div className="mt-auto flex flex-wrap items-center pt-3 sm:gap-1">
        <span className="mr-auto">
          <Price price={ebook.price} isFree={ebook.is_free} className="text-14 sm:text-16" />
        </span>
        <WishHeart ebook={ebook} />
        <CardAct ebook={ebook} {...act} />
      </div>
    </li>
  );
});
