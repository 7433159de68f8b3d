import { Check } from 'lucide-react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { DownloadButton } from './download-button.tsx';

/** An owner's actions, under the notice that they own the ebook. */
export const OwnerActs = ({ ebook }: { readonly ebook: EbookDetail }) => (
  <div className="grid gap-2.5">
    <p className="mb-1 flex items-center gap-2.5 font-serif text-21 font-semibold">
      <Check size={20} aria-hidden="true" className="text-accent" />
      <span>Purchased</span>
      <span className="ml-auto">
        <Price price={ebook.price} isFree={ebook.is_free} className="text-16" />
      </span>
    </p>
    <DownloadButton ebook={ebook} isMain />
    <ButtonLink to={href('dashboard')}>My Dashboard</ButtonLink>
  </div>
);
