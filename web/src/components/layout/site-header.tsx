import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { HeaderActs } from './header-acts.tsx';
import { MainNav } from './main-nav.tsx';
import { PhoneNav } from './phone-nav.tsx';

/** State of the phone menu. Escape and a navigation close it. */
function usePhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return [isOpen, setOpen] as const;
}

/** The sticky header of every public page. */
export function SiteHeader() {
  const [isOpen, setOpen] = usePhoneMenu();
  const id = useId();
  const Icon = isOpen ? X : Menu;
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap-page flex h-14 items-center gap-2 sm:h-16 xl:gap-8">
        <BrandLink />
        <MainNav />
        <div className="ml-auto flex items-center xl:gap-2">
          <HeaderActs />
          <IconButton
            label="Menu"
            aria-expanded={isOpen}
            aria-controls={id}
            className="md:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <PhoneNav id={id} isOpen={isOpen} />
    </header>
  );
}
