import type { ReactNode } from 'react';
import type { ViewedList } from '#shared/accounts/viewed-lists.ts';
import { type KeptColumns, useKeptColumns } from '#web/lib/list/kept-columns.ts';
import { PagedList, type PagedListProps } from '../layout/paged-list.tsx';
import { focusHeading } from '../ui/dialog/use-focus-return.ts';
import { ListCards } from './list-cards.tsx';
import type { ListColumn, Listed } from './list-column.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { SelectOne } from './selection/select-box.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { type Chosen, useChosen } from './selection/use-chosen.ts';
import type { Counting } from './selection/use-count.ts';
import type { CsvExportProps } from './toolbar/csv-export.tsx';
import { ListToolbar } from './toolbar/list-toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ListLayout, useListLayout } from './use-list-layout.ts';
import { useListTable } from './use-list-table.ts';

interface BodyProps<Item extends Listed> {
  /** What is listed, in the plural: `orders`. Choices are kept under it. */
  readonly noun: string;
  readonly columns: readonly ListColumn<Item>[];
  /** The card of an item; it places the checkbox that selects the item, if there is one. */
  readonly card: (item: Item, select: ReactNode) => ReactNode;
  readonly cardsClassName: string;
  /** The heading that an item stands under, for lists that have several. */
  readonly groupOf?: ((item: Item) => string) | undefined;
  /** What can be done with selected items; without it nothing is selected. */
  readonly bulk?: {
    readonly nameOf: (item: Item) => string;
    readonly acts: (chosen: Chosen<Item>, clear: () => void) => ReactNode;
    /** Counts what the list finds where its pages do not say: all of it can be selected then. */
    readonly counting?: Counting | undefined;
  };
}
interface LoadedProps<Item extends Listed> extends BodyProps<Item> {
  readonly items: readonly Item[];
  readonly kept: KeptColumns;
  readonly layout: ListLayout;
  readonly isWhole: boolean;
  /** How many the list finds on all pages. */
  readonly total: number | undefined;
}

function Loaded<Item extends Listed>(props: LoadedProps<Item>) {
  const { noun, items, columns, card, cardsClassName, groupOf, bulk, kept, layout, isWhole, total } = props;
  const table = useListTable({ items, columns, isWhole, hidden: kept.hidden });
  const selected = items.filter(({ id }) => table.state.rowSelection[id]);
  const { chosen, choiceOfAll, stopCounting } = useChosen({
    // A page that is the whole list says how many there are, also where the server does not.
    ...{ items: selected, total: total ?? (isWhole && bulk?.counting ? items.length : undefined) },
    counting: bulk?.counting,
  });
  const clear = () => {
    stopCounting();
    table.resetRowSelection(true);
  };
  return (
    <>
      {layout === 'table' ? (
        <ListTable {...{ table, columns, groupOf }} label={`Table of ${noun}`} nameOf={bulk?.nameOf} />
      ) : (
        <ListCards
          {...{ table, groupOf }}
          className={cardsClassName}
          card={(row) => card(row.original, bulk && <SelectOne row={row} name={bulk.nameOf(row.original)} />)}
        />
      )}
      {bulk && selected.length > 0 && (
        <SelectionBar
          count={chosen.count}
          all={choiceOfAll}
          onClear={() => {
            clear();
            focusHeading();
          }}
        >
          {bulk.acts(chosen, clear)}
        </SelectionBar>
      )}
    </>
  );
}

export interface ItemListProps<Item extends Listed>
  extends BodyProps<Item>,
    Omit<PagedListProps<Item>, 'children' | 'skeleton' | 'noun'> {
  /** The layout until another is chosen. */
  readonly usual: ListLayout;
  /** The list as its saved views name it; without it none are offered. */
  readonly views?: ViewedList;
  /** Loads a page of what the list shows, for the export of all pages. */
  readonly loadPage: CsvExportProps<Item>['loadPage'];
  /** Starts the job that exports all pages; for a list that may be long. */
  readonly startExport?: CsvExportProps<Item>['startExport'];
}

/** A list of the back-office in all its states, as a table or as cards. Order and page are those of the server. */
export function ItemList<Item extends Listed>(props: ItemListProps<Item>) {
  const { page, trail, failedTitle, empty, usual, views, loadPage, startExport, ...body } = props;
  const { noun, columns, cardsClassName } = body;
  const { isWide, layout, choose } = useListLayout(noun, usual);
  const kept = useKeptColumns(views ?? noun, columns);
  const isWhole = !trail.hasPrevious && page.data?.next === undefined;
  const { items = [], total } = page.data ?? {};
  const keptFocus = useKeptFocus(items.map(({ id }) => id));
  return (
    <>
      <ListToolbar
        {...{ noun, views, columns, kept, layout, total, loadPage, startExport }}
        hasItems={items.length > 0}
        onLayout={isWide ? choose : undefined}
      />
      <div {...keptFocus}>
        <PagedList
          {...{ page, trail, noun, failedTitle, empty }}
          skeleton={<ListSkeleton layout={layout} cardsClassName={cardsClassName} />}
        >
          {(shown) => <Loaded {...body} {...{ kept, layout, isWhole, total }} items={shown} />}
        </PagedList>
      </div>
    </>
  );
}
