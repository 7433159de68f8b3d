import { Link } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { ebookItems, mainItems, type NavItem } from '#web/config/navigation.ts';
import { useSession } from '#web/lib/session/session.tsx';

const lineClasses =
  'flex min-h-12 items-center border-b border-line font-strong text-ink no-underline hover:text-ink group-last:border-0';

const signedInItems: readonly NavItem[] = [{ label: 'My Library', to: href('library') }];
const adminItems: readonly NavItem[] = [{ label: 'Admin', to: href('adminDashboard') }];

/** The phone menu, below the header. */
export function PhoneNav({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) {
  const { status, isStaff } = useSession();
  const items = [
    ...ebookItems,
    ...mainItems,
    ...(status === 'signed-in' ? signedInItems : []),
    ...(isStaff ? adminItems : []),
  ];
  return (
    <nav
      id={id}
      aria-label="Menu"
      hidden={!isOpen}
      className="absolute inset-x-0 top-full animate-pop-in border-t border-line bg-surface px-4 pt-2 pb-4 shadow-float md:hidden"
    >
      <ul>
        {items.map((item) => (
          <li key={item.to} className="group">
            <Link to={item.to} className={lineClasses}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
