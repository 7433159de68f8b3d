import { type CategoryChoice, categoryOptions } from '#web/lib/vocabulary/category-options.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { VocabularySelect, type VocabularySelectProps } from './vocabulary-select.tsx';

export interface CategorySelectProps
  extends Omit<VocabularySelectProps, 'options' | 'noun'>,
    Pick<CategoryChoice, 'kind' | 'below' | 'except'> {
  /** What the edited thing has: offered also when it is inactive. */
  readonly own?: string | undefined;
  /** Label of the choice of none, where none is allowed. */
  readonly blank?: string;
}

/**
 * Chooses a category of the vocabulary by its name: `<CategorySelect label="Category" kind="tool" {...picked('category')} />`.
 */
export function CategorySelect({ kind, below, except, own = '', blank, ...select }: CategorySelectProps) {
  const { data } = useVocabulary();
  const options = categoryOptions(data, { kind, below, except, kept: [own, select.value] });
  return (
    <VocabularySelect
      {...select}
      noun="categories"
      options={blank === undefined ? options : [{ value: '', label: blank }, ...options]}
    />
  );
}
