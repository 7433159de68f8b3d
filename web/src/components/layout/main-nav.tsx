import { ChevronDown } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { matchPage } from '#shared/pages/match.ts';
import { ebookItems, mainItems } from '#web/config/navigation.ts';
import { Disclosure } from './disclosure.tsx';
import { menuLineClasses, navLinkClasses } from './nav-classes.ts';

/** The header's row of links; phones get `PhoneNav`. */
export function MainNav() {
  const page = matchPage(useLocation().pathname)?.name;
  return (
    <nav aria-label="Main" className="hidden flex-1 items-center md:flex xl:gap-1">
      <Disclosure
        button={
          <>
            Ebooks
            <ChevronDown size={16} aria-hidden="true" />
          </>
        }
        buttonClassName={navLinkClasses}
        isCurrent={page === 'marketplace' || page === 'ebook'}
      >
        <ul className="w-72">
          {ebookItems.map((item) => (
            <li key={item.to}>
              <Link to={item.to} className={menuLineClasses}>
                {item.label}
                <span className="font-normal text-muted">{item.description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      {mainItems.map((item) => (
        <NavLink key={item.to} to={item.to} className={navLinkClasses}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
