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

/** While it is there, nobody knows yet that nothing has the name. */
const Searching = () => <span data-found hidden />;

function FoundGroup({ kind, Icon, search, onChoose }: FoundGroupProps) {
  const found = kind.useFound(search);
  if (!found) return <Searching />;
  if (found.length === 0) return null;
  return (
    <Command.Group forceMount data-found heading={kind.heading} className={commandGroupClasses}>
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
  const typed = text.trim();
  const search = useDebounced(typed, 250);
  if (typed.length < 2) return null;
  if (search !== typed) return <Searching />;
  return foundKinds.map((kind) => {
    const section = sections.find(({ page }) => page === kind.page);
    return section && <FoundGroup key={kind.heading} {...{ kind, search, onChoose, Icon: section.Icon }} />;
  });
}
