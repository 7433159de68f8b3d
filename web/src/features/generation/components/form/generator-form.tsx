import { generatedLevels, generationIncomplete, generatorSources } from '#shared/generation/choices.ts';
import { generatedLevelLabels } from '#shared/generation/generation-columns.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { useGenerator } from '../../api/use-generator.ts';
import { TrainingFiles } from './training-files.tsx';

const levels = generatedLevels.map((value) => ({ value, label: generatedLevelLabels[value] }));

/** The sources that are always offered, then the other frameworks of the vocabulary. */
function useSources() {
  const { data } = useVocabulary();
  const names = [...new Set([...generatorSources, ...(data?.frameworks ?? [])])];
  return [{ value: '', label: 'Choose one' }, ...names.map((name) => ({ value: name, label: name }))];
}

/** Has the language model write an ebook. */
export function GeneratorForm() {
  const form = useGenerator();
  const sources = useSources();
  const { field, busy } = form;
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <FormSummary {...form.summary} />
      <Input
        label="Topic"
        help="What the ebook is about, in a sentence: Access reviews for small hospitals"
        maxLength={300}
        readOnly={busy}
        {...field('topic', {
          required: generationIncomplete,
          validate: (topic) => `${topic}`.trim() !== '' || generationIncomplete,
        })}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label="Regulatory source"
          options={sources}
          disabled={busy}
          {...field('regulatory_source', { required: generationIncomplete })}
        />
        <Select label="Difficulty" options={levels} disabled={busy} {...field('difficulty_level')} />
        <Input
          label="Price"
          help="US dollars; 0 makes it free"
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          readOnly={busy}
          {...field('price', {
            validate: (price) => (`${price}`.trim() !== '' && Number(price) >= 0) || 'Give a price of 0 or more',
          })}
        />
      </div>
      <Textarea
        label="Custom instructions"
        help="Optional. Readers to write for, what to leave out, examples to use."
        rows={4}
        maxLength={4000}
        readOnly={busy}
        {...field('custom_instructions')}
      />
      <TrainingFiles uploads={form.uploads} isBusy={busy} {...form.picked('training_files')} />
      <div>
        <Button type="submit" variant="primary" size={48} busy={busy} busyText="Generating...">
          Generate Ebook
        </Button>
      </div>
    </form>
  );
}
