import { KeyRound, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { sectionGroups, sectionsFor } from '#web/config/admin-sections.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useWaiting, type Waiting } from './use-waiting.ts';

const lineClasses =
  'flex min-h-10 items-center gap-3 rounded-control px-3 font-medium text-muted no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent';

interface LineProps {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly narrow: boolean;
  readonly onGo: (() => void) | undefined;
  /** What waits there for an admin. */
  readonly waiting?: Waiting | undefined;
  /** Current on the pages below it, too. */
  readonly isSection?: boolean;
}

const Line = ({ to, label, Icon, narrow, onGo, waiting, isSection = false }: LineProps) => (
  <li>
    <NavLink to={to} end={!isSection} onClick={onGo} title={narrow ? label : undefined} className={lineClasses}>
      <Icon size={18} aria-hidden="true" className="flex-none" />
      <span className={narrow ? 'sr-only' : 'truncate'}>{label}</span>
      {waiting && waiting.count > 0 && (
        <span className={narrow ? 'sr-only' : 'ml-auto'}>
          <CountBadge {...waiting} />
        </span>
      )}
    </NavLink>
  </li>
);

export interface AdminNavProps {
  /** Icons only; the labels stay for screen readers. */
  readonly narrow?: boolean;
  /** After a choice: closes the drawer. */
  readonly onGo?: () => void;
}

/** The sections of the back-office, by group, in the same tab. */
export function AdminNav({ narrow = false, onGo }: AdminNavProps) {
  const waiting = useWaiting();
  const all = sectionsFor(useSession());
  return (
    <nav aria-label="Back-office">
      <ul>
        <Line to={href('adminDashboard')} label="Overview" Icon={LayoutDashboard} {...{ narrow, onGo }} />
      </ul>
      {sectionGroups.map((group) => {
        const sections = all.filter((section) => section.group === group);
        if (sections.length === 0) return null;
        return (
          <div key={group} className={classNames('mt-3', narrow && 'border-t border-line pt-3')}>
            <h2 className={narrow ? 'sr-only' : 'px-3 pb-1 font-sans text-12 font-semibold text-muted'}>{group}</h2>
            <ul>
              {sections.map(({ page, label, Icon }) => (
                <Line
                  key={page}
                  to={pagePaths[page]}
                  isSection
                  waiting={waiting[page]}
                  {...{ label, Icon, narrow, onGo }}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <ul className="mt-3 border-t border-line pt-3">
        <Line to={href('secondFactor')} label="Your second factor" Icon={KeyRound} {...{ narrow, onGo }} />
      </ul>
    </nav>
  );
}
