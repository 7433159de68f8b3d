import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { href } from '#shared/pages/href.ts';
import { classNames } from '#web/lib/class-names.ts';

/** The plan of a small fort: four bastions, a court. */
const LogoMark = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 26 26" aria-hidden="true" className={classNames('fill-current text-accent', className)}>
    <path
      fillRule="evenodd"
      d="M1 1h7.5L10 5.500h6L17.500 1H25v7.500L20.500 10v6l4.500 1.500V25h-7.500L16 20.500h-6L8.500 25H1v-7.500L5.500 16v-6L1 8.500V1Zm9 9v6h6v-6h-6Z"
    />
  </svg>
);

/** Logo and name, linked to the home page. */
export const BrandLink = ({ small = false }: { readonly small?: boolean }) => (
  <Link
    to={href('home')}
    className={classNames(
      'inline-flex min-h-10 flex-none items-center gap-2.5 font-serif leading-none font-[650] tracking-[-.015em] text-ink no-underline hover:text-ink',
      small ? 'text-18' : 'text-21',
    )}
  >
    <LogoMark className={small ? 'size-6' : 'size-6.5'} />
    <span className="max-xs:sr-only">{brand.name}</span>
  </Link>
);
