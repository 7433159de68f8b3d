import { Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { AdminNav } from './admin-nav.tsx';

/** The same navigation on small screens, behind a button. */
export function NavDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Sections" aria-expanded={isOpen} className="-ml-2 md:hidden" onClick={() => setOpen(true)}>
        <Menu size={20} aria-hidden="true" />
      </IconButton>
      <Panel open={isOpen} onOpenChange={setOpen} title="Back-office">
        <div className="py-4 text-16">
          <AdminNav onGo={() => setOpen(false)} />
        </div>
      </Panel>
    </>
  );
}
