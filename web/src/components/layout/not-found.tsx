import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { useTitle } from '#web/lib/use-title.ts';

const ways = [
  { to: href('marketplace'), label: 'Browse All Ebooks', text: 'By framework, industry and topic' },
  { to: href('articles'), label: 'Knowledge Hub', text: 'Articles, guides, case studies, templates' },
  { to: href('aiTools'), label: 'AI Tools Library', text: 'What they cost and what they are for' },
  { to: href('coaching'), label: 'Advisory Services', text: 'Sessions on your framework or audit' },
  { to: href('contact'), label: 'Contact', text: 'If a link on this site led you here, tell us' },
  { to: href('home'), label: 'Home', text: 'The shelf and what is new' },
] as const;

const Ways = () => (
  <ul className="shelf-edge grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
    {ways.map(({ to, label, text }) => (
      <li key={to} className="border-b border-line">
        <Link to={to} className="group block min-h-10 py-3.5 text-ink no-underline hover:text-ink">
          <span className="block font-strong group-hover:underline">{label}</span>
          <span className="mt-0.5 block text-14 text-muted">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** The page for an unknown address: a search, because it is often that of a book, and the ways on. */
export function NotFound({ search }: { readonly search: ReactNode }) {
  useTitle('Page not found');
  return (
    <div className="wrap-page pt-9 sm:pt-14">
      <p className="font-mono text-14 text-muted">404</p>
      <h1 className="mt-2">There is no page at this address</h1>
      <p className="mt-3 mb-6 max-w-[52ch] text-muted">
        It may have moved, or the link may be cut short. Your library and cart are not affected.
      </p>
      <div className="max-w-160">{search}</div>
      <nav aria-label="Ways on" className="mt-10 sm:mt-14">
        <Ways />
      </nav>
    </div>
  );
}
