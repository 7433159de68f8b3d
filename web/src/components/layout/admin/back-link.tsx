import { TextLink } from '#web/components/ui/action/text-link.tsx';

/** From the page of one thing to the list of all of them. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <nav aria-label="Breadcrumb" className="pb-2 text-muted">
    <TextLink to={to} className="text-muted hover:text-ink">
      {label}
    </TextLink>
  </nav>
);
