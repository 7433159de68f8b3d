import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { RetryAside } from '../ui/form/retry-aside.tsx';
import { Select, type SelectProps } from '../ui/form/select.tsx';

export interface VocabularySelectProps
  extends Pick<SelectProps, 'label' | 'required' | 'disabled' | 'className' | 'options' | 'aside'>,
    Omit<PickedBinding<string>, 'onBusy'> {
  /** What the choices are, in the middle of a sentence: `categories`. */
  readonly noun: string;
  readonly help?: string | undefined;
}

/** Chooses a term of the vocabulary by its name; says when the vocabulary could not be loaded. */
export function VocabularySelect(props: VocabularySelectProps) {
  const { label, id, error, className, required, disabled, options, aside, noun, help, value, onChange } = props;
  const { data, error: failure, mutate } = useVocabulary();
  const isFailed = failure !== undefined && data === undefined;
  return (
    <Select
      {...{ label, id, error, className, required, disabled, options }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      help={isFailed ? `The ${noun} could not be loaded.` : help}
      aside={isFailed ? <RetryAside onRetry={mutate} /> : aside}
    />
  );
}
