import { type ReactNode, useState } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { Button } from '../../ui/action/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import type { Listed } from '../list-column.ts';
import type { Chosen } from './use-chosen.ts';

/** Which things an act is for: those chosen on the page, or all that the list finds, once they have been counted. */
export type Which<Filter> = { readonly ids: string[] } | { readonly filter: Filter; readonly count: number };

export const whichOf = <Filter,>({ items, count, isAll }: Chosen<Listed>, filter: Filter): Which<Filter> =>
  isAll ? { filter, count } : { ids: items.map(({ id }) => id) };

/** An act on many things, and what is asked before. */
export interface BulkChoice<Act extends string> {
  readonly act: Act;
  /** `Publish`. */
  readonly label: string;
  readonly description: ReactNode;
  /** Told when it cannot be started and the server says nothing. */
  readonly failed: string;
  /** Red: it takes something away from people. */
  readonly isDanger?: boolean;
}

export interface BulkActsProps<Act extends string, Filter> {
  readonly noun: { readonly one: string; readonly many: string };
  readonly choices: readonly BulkChoice<Act>[];
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: Filter;
  /** True if the job has started. */
  readonly start: (body: Which<Filter> & { readonly act: Act }, failed: string) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Chosen things are let go once the job has started. */
  readonly onStarted: () => void;
}

/** What is done with chosen things, as a job, once the admin has seen with how many. */
export function BulkActs<Act extends string, Filter>(props: BulkActsProps<Act, Filter>) {
  const { noun, choices, chosen, filter, start, isBusy, onStarted } = props;
  const [asking, setAsking] = useState<BulkChoice<Act>>();
  const many = formatItems(chosen.count, noun.one, noun.many);
  const close = () => setAsking(undefined);
  const run = async ({ act, failed }: BulkChoice<Act>) => {
    const isStarted = await start({ act, ...whichOf(chosen, filter) }, failed);
    close();
    if (isStarted) onStarted();
  };
  const title = asking ? `${asking.label} ${many}` : '';
  return (
    <>
      {choices.map((choice) => (
        <Button key={choice.act} variant={choice.isDanger ? 'danger' : undefined} onClick={() => setAsking(choice)}>
          {choice.label}
        </Button>
      ))}
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={close}
        title={asking ? `${title}?` : ''}
        description={asking?.description}
        confirmLabel={title}
        variant={asking?.isDanger ? 'destroy' : 'primary'}
        busy={isBusy}
        busyText="Starting…"
        onConfirm={() => asking && void run(asking)}
      />
    </>
  );
}
