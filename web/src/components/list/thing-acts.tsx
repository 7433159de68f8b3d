import { Ellipsis, ExternalLink } from 'lucide-react';
import { Button } from '../ui/action/button.tsx';
import { buttonClasses } from '../ui/action/button-classes.ts';
import { ButtonLink } from '../ui/action/button-link.tsx';
import { IconButton } from '../ui/action/icon-button.tsx';
import { Menu, MenuItem } from '../ui/action/menu.tsx';

/** A button of a thing: `Enable`. */
export interface ThingAct {
  readonly label: string;
  readonly onAct: () => void;
  /** Seldom wanted, so it stands in a menu and takes no room. */
  readonly isRare?: boolean;
}

export interface ThingActsProps {
  /** Named by every button, for screen readers. */
  readonly name: string;
  /** Where visitors see it; blank or absent while they do not. */
  readonly view?: string | undefined;
  /** Other word for View. */
  readonly viewLabel?: string | undefined;
  /** Acts that only things of this kind have. */
  readonly more?: readonly ThingAct[] | undefined;
  /** Other word for Edit. */
  readonly editLabel?: string | undefined;
  /** Absent in the trash. */
  readonly onEdit?: (() => void) | undefined;
  /** The address of the page on which it is edited, for things that have one. */
  readonly edit?: string | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onRestore?: (() => void) | undefined;
}

function RareActs({ name, acts }: { readonly name: string; readonly acts: readonly ThingAct[] }) {
  return (
    <Menu
      trigger={
        <IconButton label={`More actions for ${name}`}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      {acts.map(({ label, onAct }) => (
        <MenuItem key={label} onSelect={onAct}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const look = { variant: 'quiet', className: 'flex-none px-2!' } as const;

/** What an admin does with a thing of a list, on one line of a table: view in a new tab, edit, delete; in the trash: restore. */
export function ThingActs({
  name,
  view,
  viewLabel = 'View',
  more = [],
  editLabel = 'Edit',
  onEdit,
  edit,
  onDelete,
  onRestore,
}: ThingActsProps) {
  const usual = more.filter(({ isRare }) => !isRare);
  const rare = more.filter(({ isRare }) => isRare);
  return (
    <div className="-ml-2 flex flex-wrap gap-x-0.5 [td_&]:flex-nowrap">
      {view && (
        <a
          href={view}
          target="_blank"
          rel="noreferrer"
          aria-label={`${viewLabel} ${name} (opens in a new tab)`}
          className={buttonClasses(look)}
        >
          {viewLabel}
          <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
        </a>
      )}
      {onEdit && (
        <Button {...look} onClick={onEdit} aria-label={`${editLabel} ${name}`}>
          {editLabel}
        </Button>
      )}
      {edit && (
        <ButtonLink {...look} to={edit} aria-label={`${editLabel} ${name}`}>
          {editLabel}
        </ButtonLink>
      )}
      {usual.map(({ label, onAct }) => (
        <Button key={label} {...look} onClick={onAct} aria-label={`${label} ${name}`}>
          {label}
        </Button>
      ))}
      {onDelete && (
        <Button {...look} onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      )}
      {onRestore && (
        <Button {...look} onClick={onRestore} aria-label={`Restore ${name}`}>
          Restore
        </Button>
      )}
      {rare.length > 0 && <RareActs name={name} acts={rare} />}
    </div>
  );
}
