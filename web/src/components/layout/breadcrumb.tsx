import { Fragment } from 'react';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import type { NavItem } from '#web/config/navigation.ts';

/** The ancestors of a page, without the page itself. */
export const Breadcrumb = ({ items }: { readonly items: readonly NavItem[] }) => (
  <nav aria-label="Breadcrumb" className="no-print pt-3.5 text-14 text-muted sm:pt-6">
    {items.map((item, i) => (
      <Fragment key={item.to}>
        {i > 0 && <span aria-hidden="true"> / </span>}
        <TextLink to={item.to} className="text-muted hover:text-ink">
          {item.label}
        </TextLink>
      </Fragment>
    ))}
  </nav>
);
