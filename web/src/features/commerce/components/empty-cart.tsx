import type { EbookCard } from '#shared/catalog/ebook.ts';
import { featuredEbooksQuery } from '#shared/catalog/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { useQuery } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { cartItemClasses } from './cart-item-classes.ts';

/** Ebooks suggested in an empty cart. */
const suggested = 3;

interface LeaveProps {
  /** A link is followed: the panel closes. */
  readonly onLeave: () => void;
}

const Suggestion = ({ ebook, onLeave }: LeaveProps & { readonly ebook: EbookCard }) => (
  <li className={cartItemClasses}>
    <Cover ebook={ebook} />
    <div className="min-w-0">
      <FrameworkTick framework={ebook.regulatory_source} />
      <h4 className="mt-0.75 font-serif text-16 leading-[1.28] font-semibold">
        <TextLink look="title" to={href('ebook', { id: ebook.id })} onClick={onLeave}>
          {ebook.title}
        </TextLink>
      </h4>
    </div>
    <Price price={ebook.price} isFree={ebook.is_free} />
  </li>
);

/** The newest ebooks that the person does not own yet; nothing while they are loaded, or if they cannot be. */
function useSuggestions(): readonly EbookCard[] {
  const { data = [] } = useQuery(featuredEbooksQuery());
  const { user } = useSession();
  return data.filter(({ id }) => !user?.purchased_ebooks.includes(id)).slice(0, suggested);
}

/** A cart without items: what could go into it, and the way to all the others. */
export function EmptyCart({ onLeave }: LeaveProps) {
  const ebooks = useSuggestions();
  return (
    <div className="py-6">
      <EmptyState
        title="Your cart is empty"
        action={
          <ButtonLink to={href('marketplace')} onClick={onLeave}>
            Browse All Ebooks
          </ButtonLink>
        }
      />
      {ebooks.length > 0 && (
        <section aria-labelledby="cart-suggestions" className="mt-8">
          <h3 id="cart-suggestions" className="text-18">
            New on the shelf
          </h3>
          <ul className="mt-1">
            {ebooks.map((ebook) => (
              <Suggestion key={ebook.id} ebook={ebook} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
