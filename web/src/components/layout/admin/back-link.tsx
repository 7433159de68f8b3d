import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useBackToList } from '#web/lib/list/back-to-list.ts';

/** From the page of one thing to the list of all of them, with the filters that led here. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <nav aria-label="Breadcrumb" className="pb-2 text-muted">
    <TextLink to={useBackToList(to)} className="text-muted hover:text-ink">
      {label}
    </TextLink>
  </nav>
);
