import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#shared/accounts/user.ts';
import { href } from '#shared/pages/href.ts';
import { accountItems } from '#web/config/navigation.ts';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { Disclosure } from './disclosure.tsx';
import { actClasses, menuLineClasses } from './nav-classes.ts';

const MenuButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button type="button" className={menuLineClasses} onClick={onClick}>
    {children}
  </button>
);

/** Shows who is signed in, with the account links and Log out. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { signOut } = useSession();
  const changePassword = useChangePassword();
  const navigate = useNavigate();
  const logOut = () => {
    // Navigate home first: a page that requires a session would redirect to sign in.
    void navigate(href('home'));
    void signOut();
  };
  return (
    <Disclosure
      button={
        <>
          <UserRound size={20} aria-hidden="true" className="flex-none text-muted" />
          <span className="max-w-24 truncate max-[768px]:hidden md:max-xl:max-w-16">{user.name}</span>
        </>
      }
      label={`Account of ${user.name}`}
      buttonClassName={actClasses}
      align="end"
    >
      {(close) => (
        <div className="w-64">
          <div className="mx-3 mb-1.5 border-b border-line pt-1.5 pb-2.5">
            <p className="truncate text-14 font-semibold">
              <bdi>{user.name}</bdi>
            </p>
            <p className="truncate text-12 text-muted">{user.email}</p>
          </div>
          <ul>
            {accountItems.map((item) => (
              <li key={item.to}>
                <Link to={item.to} className={menuLineClasses}>
                  {item.label}
                </Link>
              </li>
            ))}
            <li>
              <MenuButton
                onClick={() => {
                  close();
                  changePassword.open();
                }}
              >
                Change password
              </MenuButton>
            </li>
            <li className="mt-1.5 border-t border-line pt-1.5">
              <MenuButton onClick={logOut}>Log out</MenuButton>
            </li>
          </ul>
        </div>
      )}
    </Disclosure>
  );
}
