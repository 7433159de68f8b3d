import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { type CategoryChoice, categoryOptions } from '#web/lib/vocabulary/category-options.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { Button } from '../ui/action/button.tsx';
import { Select, type SelectProps } from '../ui/form/select.tsx';

export interface CategorySelectProps
  extends Pick<SelectProps, 'label' | 'required' | 'disabled' | 'className'>,
    Omit<PickedBinding<string>, 'onBusy'>,
    Pick<CategoryChoice, 'kind' | 'below'> {
  /** What the edited thing has: offered also when it is inactive. */
  readonly own?: string | undefined;
  /** Label of the choice of none, where none is allowed. */
  readonly blank?: string;
  readonly help?: string;
}

/**
 * Chooses a category of the vocabulary by its name: `<CategorySelect label="Category" kind="tool" {...picked('category')} />`.
 */
export function CategorySelect(props: CategorySelectProps) {
  const {
    label,
    id,
    error,
    className,
    required,
    disabled,
    kind,
    below,
    value,
    onChange,
    own = '',
    blank,
    help,
  } = props;
  const { data, error: failure, mutate } = useVocabulary();
  const options = categoryOptions(data, { kind, below, kept: [own, value] });
  const isFailed = failure !== undefined && data === undefined;
  return (
    <Select
      {...{ label, id, error, className, required, disabled }}
      options={blank === undefined ? options : [{ value: '', label: blank }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      help={isFailed ? 'The categories could not be loaded.' : help}
      aside={
        isFailed && (
          <Button variant="quiet" className="-my-3 -mr-2.5 px-2.5!" onClick={() => void mutate()}>
            Try Again
          </Button>
        )
      }
    />
  );
}
