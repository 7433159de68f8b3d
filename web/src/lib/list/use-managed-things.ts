import type { Job } from '#shared/kernel/job.ts';
import type { ApiRoute } from '../api/api-types.ts';
import { useReload } from '../api/swr.ts';
import { toast } from '../toast.ts';
import { useActs } from './use-acts.ts';

interface Thing {
  readonly id: string;
}

/** The answer to a deletion. With a job the thing goes once that has ended, as the message says. */
interface Removal {
  readonly message?: string | undefined;
  readonly job?: Job | null;
}

/** The calls of a kind of thing, and how it is called. */
export interface ManagedCalls<Body> {
  /** As in the middle of a sentence: `AI tool`. */
  readonly noun: string;
  /** Absent for kinds that are created and edited elsewhere. */
  readonly create?: (body: Body) => Promise<unknown>;
  readonly edit?: (id: string, body: Body & { readonly revision: number }) => Promise<unknown>;
  /** `replacement`: id of what takes its place, for kinds that others refer to. */
  readonly remove: (id: string, replacement?: string) => Promise<Removal | undefined>;
  /** For kinds with a trash: a deletion can be undone. */
  readonly restore?: (id: string) => Promise<unknown>;
  /** Lists and counters that show the change. */
  readonly shown: readonly ApiRoute[];
}

const asStart = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** Saving, deleting and restoring things of a kind. Each shows a message and reloads what shows the change. */
export function useManagedThings<Body>({ noun, create, edit, remove, restore, shown }: ManagedCalls<Body>) {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const Noun = asStart(noun);

  const putBack = (id: string) =>
    attempt(id, `Failed to restore ${noun}`, async () => {
      await restore?.(id);
      toast.success(`${Noun} restored successfully`);
      await reload(...shown);
    });

  return {
    noun,
    busyId,
    /** Throws, so the form can keep what was typed. */
    async save(thing: Thing | null, body: Body, revision: number | null): Promise<void> {
      if (thing && revision !== null) await edit?.(thing.id, { ...body, revision });
      else await create?.(body);
      toast.success(`${Noun} ${thing ? 'updated' : 'created'} successfully`);
      await reload(...shown);
    },
    async remove({ id }: Thing, replacement?: string): Promise<void> {
      const isGone = await attempt(id, `Failed to delete ${noun}`, async () => {
        const removal = await remove(id, replacement);
        const undo = { label: 'Undo', onClick: () => void putBack(id) };
        if (removal?.job) toast.info(removal.message ?? removal.job.title);
        else toast.success(`${Noun} deleted successfully`, restore && undo);
        await reload(...shown);
      });
      // Why it was refused, such as what refers to it by now, the list may not show yet.
      if (!isGone) await reload(...shown);
    },
    restore: ({ id }: Thing) => putBack(id),
  };
}

/** The result of `useManagedThings`. */
export type ManagedThings<Body> = ReturnType<typeof useManagedThings<Body>>;
