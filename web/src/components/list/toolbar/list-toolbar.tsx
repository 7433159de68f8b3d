import type { ViewedList } from '#shared/accounts/viewed-lists.ts';
import type { KeptColumns } from '#web/lib/list/kept-columns.ts';
import type { ListColumn, Listed } from '../list-column.ts';
import type { ListLayout } from '../use-list-layout.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { CsvExport, type CsvExportProps } from './csv-export.tsx';
import { LayoutSwitch } from './layout-switch.tsx';

export interface ListToolbarProps<Item extends Listed> extends CsvExportProps<Item> {
  /** Of a list whose views are saved. */
  readonly views: ViewedList | undefined;
  readonly columns: readonly ListColumn<Item>[];
  readonly kept: KeptColumns;
  /** Whether there is anything to show and to export. */
  readonly hasItems: boolean;
  readonly layout: ListLayout;
  /** Absent on a small screen, which has room for one layout only. */
  readonly onLayout: ((layout: ListLayout) => void) | undefined;
}

/** Above a list: its saved views, also where it is empty or has failed; columns, export and layout of what it shows. */
export function ListToolbar<Item extends Listed>(props: ListToolbarProps<Item>) {
  const { views, columns, kept, hasItems, layout, onLayout, ...exported } = props;
  return (
    <div className="mb-2 flex min-h-10 flex-wrap items-center justify-end gap-1">
      {views && <ViewsMenu list={views} kept={kept} />}
      {hasItems && (
        <>
          {layout === 'table' && <ColumnChoice {...{ kept, columns }} />}
          <CsvExport {...exported} columns={columns} />
          {onLayout && <LayoutSwitch layout={layout} onChoose={onLayout} />}
        </>
      )}
    </div>
  );
}
