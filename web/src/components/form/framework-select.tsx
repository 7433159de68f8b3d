import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { VocabularySelect, type VocabularySelectProps } from './vocabulary-select.tsx';

export interface FrameworkSelectProps extends Omit<VocabularySelectProps, 'options' | 'noun'> {
  /** What the edited thing has: offered also when it is not known. */
  readonly own: string;
}

/** Chooses a framework by its name. */
export function FrameworkSelect({ own, ...select }: FrameworkSelectProps) {
  const { data } = useVocabulary();
  const names = new Set([...(data?.frameworks ?? []), own, select.value].filter(Boolean));
  return (
    <VocabularySelect
      {...select}
      noun="frameworks"
      options={[...names].map((name) => ({ value: name, label: name }))}
    />
  );
}
