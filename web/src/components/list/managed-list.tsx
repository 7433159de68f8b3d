import { type ReactNode, useState } from 'react';
import type { ManagedThings } from '#web/lib/list/use-managed-things.ts';
import { EditDialog, type EditDialogProps } from '../form/edit-dialog.tsx';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';
import type { ListColumn, Listed } from './list-column.ts';
import type { Chosen } from './selection/use-chosen.ts';
import type { Counting } from './selection/use-count.ts';
import { type ThingAct, ThingActs, type ThingActsProps } from './thing-acts.tsx';

/** What a form is given: the thing (null: a new one), how to save it, how to give up. */
export interface FormOf<Item, Body> {
  readonly item: Item | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (body: Body, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a dialog is given that asks for what takes a thing's place. */
export interface ReplacingOf {
  readonly busy: boolean;
  /** Deletes the thing; the other one, by its id, takes its place. */
  readonly onReplace: (replacement: string) => void;
  readonly onCancel: () => void;
}

export interface ManagedListProps<Item extends Listed, Body>
  extends Pick<
    ItemListProps<Item>,
    'page' | 'trail' | 'empty' | 'loadPage' | 'noun' | 'views' | 'usual' | 'cardsClassName' | 'groupOf'
  > {
  readonly things: ManagedThings<Body>;
  /** `Failed to fetch` and the noun by default. */
  readonly failedTitle?: string;
  readonly nameOf: (item: Item) => string;
  readonly columns: (acts: (item: Item) => ReactNode) => readonly ListColumn<Item>[];
  readonly card: (item: Item, acts: ReactNode) => ReactNode;
  /** Without it nothing is edited here. */
  readonly form?: (of: FormOf<Item, Body>) => ReactNode;
  /** The page on which a thing is edited, for kinds that have one. */
  readonly editAt?: (item: Item) => string | undefined;
  readonly formSize?: EditDialogProps['size'];
  /** Where visitors see it. */
  readonly viewOf?: (item: Item) => string | undefined;
  /** Other word for View. */
  readonly viewLabel?: string;
  /** Acts that only things of this kind have. */
  readonly moreActs?: (item: Item) => readonly ThingAct[];
  /** Other word for Edit; of each thing, if its page is not always for editing. */
  readonly editLabel?: string | ((item: Item) => string);
  /** What deleting it does: `“NIST CSF” is gone for good.` */
  readonly deletion: (name: string) => string;
  /** False for things that stay. */
  readonly mayDelete?: (item: Item) => boolean;
  /** Asks for what takes its place instead of the usual question; `null` when it needs nothing. */
  readonly replacing?: (item: Item, of: ReplacingOf) => ReactNode;
  readonly isTrash?: boolean;
  /** What can be done with many of them; without it nothing is selected. */
  readonly bulkActs?: (chosen: Chosen<Item>, clear: () => void) => ReactNode;
  /** For lists whose pages do not always say how many they find. */
  readonly counting?: Counting;
  /** Whether the form of a new thing is open, for lists that have one. */
  readonly isAdding?: boolean;
  readonly onAdded?: () => void;
}

/** A list of things that admins create, edit and delete, with its dialogs. */
export function ManagedList<Item extends Listed, Body>(props: ManagedListProps<Item, Body>) {
  const {
    things,
    nameOf,
    viewOf,
    editAt,
    viewLabel,
    moreActs,
    editLabel = 'Edit',
    mayDelete = () => true,
    isTrash,
    isAdding = false,
    onAdded,
    bulkActs,
    counting,
    ...list
  } = props;
  const editLabelOf = (item: Item) => (typeof editLabel === 'string' ? editLabel : editLabel(item));
  const [editing, setEditing] = useState<Item | null>(null);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const close = () => {
    setEditing(null);
    onAdded?.();
  };
  const keep = () => setDeleting(null);
  const confirmDelete = async (replacement?: string) => {
    if (deleting) await things.remove(deleting, replacement);
    keep();
  };
  const busy = things.busyId !== null;
  const onReplace = (replacement: string) => void confirmDelete(replacement);
  const replacing = deleting && list.replacing?.(deleting, { busy, onReplace, onCancel: keep });
  const actsOn = (item: Item): ThingActsProps =>
    isTrash
      ? { name: nameOf(item), onRestore: () => void things.restore(item) }
      : {
          ...{ name: nameOf(item), view: viewOf?.(item), viewLabel, more: moreActs?.(item) },
          editLabel: editLabelOf(item),
          ...{
            onEdit: list.form && (() => setEditing(item)),
            edit: editAt?.(item),
            onDelete: mayDelete(item) ? () => setDeleting(item) : undefined,
          },
        };
  const acts = (item: Item) => <ThingActs {...actsOn(item)} />;
  return (
    <>
      <ItemList
        {...list}
        failedTitle={list.failedTitle ?? `Failed to fetch ${list.noun}`}
        columns={list.columns(acts)}
        card={(item, select) =>
          list.card(
            item,
            select ? (
              <div className="flex items-center gap-4">
                {select}
                {acts(item)}
              </div>
            ) : (
              acts(item)
            ),
          )
        }
        {...(bulkActs && { bulk: { nameOf, acts: bulkActs, counting } })}
      />
      <EditDialog
        open={isAdding || editing !== null}
        title={`${editing ? editLabelOf(editing) : 'Add'} ${things.noun}`}
        size={list.formSize}
        onClose={close}
      >
        {list.form?.({
          item: editing,
          onSave: async (body, revision) => {
            await things.save(editing, body, revision);
            close();
          },
          onCancel: close,
        })}
      </EditDialog>
      {replacing}
      <AlertDialog
        open={deleting !== null && !replacing}
        onOpenChange={(open) => !open && keep()}
        title={`Are you sure you want to delete this ${things.noun}?`}
        description={deleting && list.deletion(nameOf(deleting))}
        confirmLabel="Delete"
        busy={busy}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
