import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { type FooterColumn, footerColumns } from '#web/config/navigation.ts';
import { reopenVisitorChoice } from '#web/lib/session/visitor-choice.ts';
import { BrandLink } from './brand-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const Column = ({ title, items }: FooterColumn) => (
  <nav aria-label={title} className="min-w-36 flex-1">
    <h2 className="mb-1 font-sans text-14 leading-normal font-semibold tracking-normal">{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            className="inline-flex min-h-10 items-center text-muted no-underline hover:text-ink hover:underline"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The footer of every public page. */
export const SiteFooter = () => (
  <footer className="no-print below-820 mt-14 border-t border-line pt-8 pb-10 text-14 sm:mt-20 sm:pt-12">
    <div className="wrap-page">
      <div className="flex flex-wrap gap-8">
        <div className="basis-full md:flex-[1.7] md:basis-0">
          <BrandLink />
          <p className="mt-3 max-w-[34ch] text-muted">{brand.tagline}</p>
        </div>
        {footerColumns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5 text-muted">
        <p>
          © {new Date().getFullYear()} {brand.name}. NIST, ISO, PCI and AICPA names belong to their owners.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button
            type="button"
            className="inline-flex min-h-10 items-center hover:text-ink hover:underline"
            onClick={reopenVisitorChoice}
          >
            Visitor cookie
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  </footer>
);
