import { Command } from 'cmdk';
import { type AdminSection, sectionsFor } from '#web/config/admin-sections.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { commandClasses, commandGroupClasses } from './command-classes.ts';
import { type FoundThing, foundKinds } from './found-kinds.ts';

export interface FoundThingsProps {
  readonly text: string;
  readonly onChoose: (thing: FoundThing) => void;
}

interface FoundGroupProps extends Pick<FoundThingsProps, 'onChoose'> {
  readonly kind: (typeof foundKinds)[number];
  readonly Icon: AdminSection['Icon'];
  readonly search: string;
}

function FoundGroup({ kind, Icon, search, onChoose }: FoundGroupProps) {
  const found = kind.useFound(search);
  if (!found || found.length === 0) return null;
  return (
    <Command.Group forceMount heading={kind.heading} className={commandGroupClasses}>
      {found.map((thing) => (
        <Command.Item
          forceMount
          key={thing.id}
          value={thing.id}
          onSelect={() => onChoose(thing)}
          className={commandClasses}
        >
          <Icon size={18} aria-hidden="true" className="flex-none" />
          <span className="truncate">{thing.label}</span>
          {thing.note && (
            <span className="ml-auto max-w-[45%] flex-none truncate text-12 text-muted">{thing.note}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** What the lists' own searches find, kind by kind; of the lists that the person may see. */
export function FoundThings({ text, onChoose }: FoundThingsProps) {
  const { may } = useSession();
  const sections = sectionsFor({ may });
  const search = useDebounced(text.trim(), 250);
  if (search.length < 2) return null;
  return foundKinds.map((kind) => {
    const section = sections.find(({ page }) => page === kind.page);
    return section && <FoundGroup key={kind.page} {...{ kind, search, onChoose, Icon: section.Icon }} />;
  });
}
