import { Search } from 'lucide-react';
import { useState } from 'react';
import { Kbd } from '#web/components/ui/action/kbd.tsx';
import { LateDialog } from '#web/components/ui/late/late-dialog.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useHotkey } from '#web/lib/use-hotkey.ts';

/** Loaded when it is first opened. */
const CommandMenu = lateComponent(() => import('./command-menu.tsx').then((it) => it.CommandMenu));

/** Opens the command menu, as ⌘K and Ctrl-K do. */
export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  useHotkey('mod+k', () => setOpen((before) => !before));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control text-muted hover:text-ink sm:border sm:border-line-control sm:bg-surface sm:px-3 sm:hover:border-ink"
      >
        <Search size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">Go to or search</span>
        <Kbd className="ml-4">Ctrl K</Kbd>
      </button>
      {isOpen && (
        <LateDialog part={CommandMenu} open onClose={() => setOpen(false)}>
          <CommandMenu onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
