import { BookOpen, LayoutDashboard, ShoppingBag } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import type { User } from '#shared/accounts/user.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { AccountMenu } from './account-menu.tsx';
import { actClasses, actWordClasses } from './nav-classes.ts';

function CartButton() {
  const { count, open } = useCart();
  return (
    <button type="button" aria-haspopup="dialog" className={actClasses} onClick={open}>
      <ShoppingBag size={20} aria-hidden="true" />
      <span className={actWordClasses}>Cart</span>
      {count > 0 && <CountBadge count={count} label={formatItems(count, 'item')} />}
    </button>
  );
}

/** Cart, library, account and, for those who enter it, the back-office. Loaded only with a session. */
export function SignedInActs({ user }: { readonly user: User }) {
  const { isStaff } = useSession();
  return (
    <>
      <CartButton />
      <NavLink to={href('library')} className={actClasses}>
        <BookOpen size={20} aria-hidden="true" />
        <span className={actWordClasses}>My Library</span>
      </NavLink>
      {isStaff && (
        <Link to={href('adminDashboard')} className={`${actClasses} max-md:hidden`}>
          <LayoutDashboard size={20} aria-hidden="true" />
          <span className={actWordClasses}>Admin</span>
        </Link>
      )}
      <AccountMenu user={user} />
    </>
  );
}
