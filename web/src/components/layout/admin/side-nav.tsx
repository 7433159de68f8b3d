import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { localStore } from '#web/lib/storage/local-store.ts';
import { AdminNav } from './admin-nav.tsx';

const key = 'admin-nav';

/** The navigation beside the page; narrow or wide is remembered in this browser. */
export function SideNav() {
  const [narrow, setNarrow] = useState(() => localStore.getItem(key) === 'narrow');
  const toggle = () => {
    localStore.setItem(key, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'no-print sticky top-14 flex h-[calc(100dvh-3.5rem)] flex-none flex-col overflow-y-auto border-r border-line bg-surface p-2 max-md:hidden',
        narrow ? 'w-15' : 'w-52',
      )}
    >
      <AdminNav narrow={narrow} />
      <IconButton
        label="Wide navigation"
        aria-expanded={!narrow}
        title={narrow ? 'Show labels' : 'Icons only'}
        className="mt-auto"
        onClick={toggle}
      >
        <Icon size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
