import { Command } from 'cmdk';
import { House, LayoutDashboard, LogOut, Plus, SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { dialogClasses, scrimClasses } from '#web/components/ui/dialog/dialog-classes.ts';
import { sectionsFor } from '#web/config/admin-sections.ts';
import { addParameter } from '#web/lib/list/use-adding.ts';
import { useCountedDialog } from '#web/lib/open-dialogs.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useTheme } from '#web/lib/theme.ts';
import { commandClasses, commandEmptyClasses, commandGroupClasses } from './command-classes.ts';
import { FoundThings } from './found-things.tsx';
import { FoundViews } from './found-views.tsx';

const Item = ({ icon, label, onSelect }: { icon: ReactNode; label: string; onSelect: () => void }) => (
  <Command.Item value={label} onSelect={onSelect} className={commandClasses}>
    {icon}
    {label}
  </Command.Item>
);

/** Pages, actions and things by name, typed and chosen with Enter. */
export function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const { signOut, may } = useSession();
  const [theme, setTheme] = useTheme();
  const navigate = useNavigate();
  useCountedDialog(true);
  const run = (act: () => void) => () => {
    onClose();
    act();
  };
  const sections = sectionsFor({ may });
  const go = (to: string) => run(() => void navigate(to));
  const logout = run(() => void signOut().then(() => navigate(href('adminLogin'))));
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Command menu"
      overlayClassName={scrimClasses}
      contentClassName={`${dialogClasses} p-0!`}
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder="Go to a page, do something, find by name"
        className="min-h-13 w-full border-b border-line bg-transparent px-5 text-16 outline-none placeholder:text-muted"
      />
      <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2 pt-0">
        <Command.Empty className={commandEmptyClasses}>Nothing has that name</Command.Empty>
        <Command.Group heading="Pages" className={commandGroupClasses}>
          <Item
            icon={<LayoutDashboard size={18} aria-hidden="true" />}
            label="Overview"
            onSelect={go(href('adminDashboard'))}
          />
          {sections.map(({ page, label, Icon }) => (
            <Item
              key={page}
              icon={<Icon size={18} aria-hidden="true" />}
              label={label}
              onSelect={go(pagePaths[page])}
            />
          ))}
        </Command.Group>
        {text.trim() && <FoundViews onChoose={(to) => go(to)()} />}
        <FoundThings text={text} onChoose={({ to }) => go(to)()} />
        <Command.Group heading="Actions" className={commandGroupClasses}>
          {sections.flatMap(({ page, adds = [] }) =>
            adds.map(({ label, tab, page: ownPage }) => (
              <Item
                key={label}
                icon={<Plus size={18} aria-hidden="true" />}
                label={label}
                onSelect={go(
                  ownPage
                    ? pagePaths[ownPage]
                    : `${pagePaths[page]}?${new URLSearchParams({ ...(tab && { tab }), [addParameter]: '' })}`,
                )}
              />
            )),
          )}
          <Item icon={<House size={18} aria-hidden="true" />} label="Back to Site" onSelect={go(href('home'))} />
          <Item
            icon={<SunMoon size={18} aria-hidden="true" />}
            label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
            onSelect={run(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}
          />
          <Item icon={<LogOut size={18} aria-hidden="true" />} label="Logout" onSelect={logout} />
        </Command.Group>
      </Command.List>
    </Command.Dialog>
  );
}
