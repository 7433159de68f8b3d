import type { SavedView } from '#shared/accounts/saved-view.ts';
import { longestViewName, mostViews, viewNameKey, viewNameMissing } from '#shared/accounts/viewed-lists.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { Button } from '../../ui/action/button.tsx';
import { FormSummary } from '../../ui/form/form-summary.tsx';
import { Input } from '../../ui/form/input.tsx';

export interface ViewFormProps {
  /** What is renamed; null for a new view. */
  readonly view: SavedView | null;
  /** Those of the list. */
  readonly views: readonly SavedView[];
  /** Rejects if the server refuses. */
  readonly onSave: (name: string) => Promise<void>;
  /** Puts what is shown into this view instead. Rejects if the server refuses. */
  readonly onReplace: (view: SavedView) => Promise<void>;
  readonly onCancel: () => void;
}

/** The name of a view. A new one under a name that another has takes its place, and says so before. */
export function ViewForm({ view, views, onSave, onReplace, onCancel }: ViewFormProps) {
  const namesake = (name: string) =>
    view ? undefined : views.find((other) => viewNameKey(other.name) === viewNameKey(name.trim()));
  const form = useApiForm({
    defaultValues: { name: view?.name ?? '' },
    send({ name }) {
      const taken = namesake(name);
      return taken ? onReplace(taken) : onSave(name);
    },
    fallback: 'Failed to save the view',
  });
  const replaced = namesake(form.watch('name'));
  const isFull = !view && !replaced && views.length >= mostViews;
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormSummary {...form.summary} />
      <Input
        label="Name"
        autoComplete="off"
        maxLength={longestViewName}
        help={
          <span role="status">
            {replaced && `You have a view called “${replaced.name}”. Saving replaces what it shows.`}
            {isFull &&
              `You have ${mostViews} views of this list, which is the most. Use the name of one to replace it.`}
          </span>
        }
        {...form.field('name', {
          required: viewNameMissing,
          validate: (name) => name.trim() !== '' || viewNameMissing,
        })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Saving…">
          {replaced ? 'Replace view' : 'Save view'}
        </Button>
      </div>
    </form>
  );
}
