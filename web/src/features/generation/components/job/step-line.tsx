import { Check } from 'lucide-react';
import { type GenerationStep, generationSteps, isUnderWay } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { generationStepLabels, sectionsText } from '#shared/generation/generation-columns.ts';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import { classNames } from '#web/lib/class-names.ts';

type Turn = 'done' | 'now' | 'failed' | 'canceled' | 'later';

function turnOf(step: GenerationStep, generation: GenerationDetail): Turn {
  const ahead = generationSteps.indexOf(step) - generationSteps.indexOf(generation.step);
  if (generation.status === 'completed' || ahead < 0) return 'done';
  if (ahead > 0) return 'later';
  if (isUnderWay(generation)) return 'now';
  return generation.status === 'failed' ? 'failed' : 'canceled';
}

const words: Readonly<Record<Turn, string>> = {
  done: 'done',
  now: 'now',
  failed: 'failed here',
  canceled: 'stopped here',
  later: 'to come',
};
const colors: Readonly<Record<Turn, string>> = {
  done: 'text-ink',
  now: 'font-strong text-accent',
  failed: 'font-strong text-danger',
  canceled: 'font-strong text-ink',
  later: 'text-muted',
};
const marks: Readonly<Record<Turn, string>> = {
  done: 'border-accent bg-accent-soft text-accent',
  now: 'border-accent animate-breathe bg-accent',
  failed: 'border-danger bg-danger-bg',
  canceled: 'border-line-control bg-sunken',
  later: 'border-line-control',
};

const Step = ({ step, generation }: { readonly step: GenerationStep; readonly generation: GenerationDetail }) => {
  const turn = turnOf(step, generation);
  return (
    <li
      aria-current={turn === 'now' ? 'step' : undefined}
      className={classNames('flex items-center gap-2', colors[turn])}
    >
      <span
        aria-hidden="true"
        className={classNames('grid size-4.5 flex-none place-items-center rounded-full border', marks[turn])}
      >
        {turn === 'done' && <Check size={12} strokeWidth={3} />}
      </span>
      {generationStepLabels[step]}
      <span className="sr-only">, {words[turn]}</span>
    </li>
  );
};

/** Where a generation is: its steps, and how many sections are written. */
export function StepLine({ generation }: { readonly generation: GenerationDetail }) {
  const { sections_done, sections_total, training_file_count: files } = generation;
  const steps = generationSteps.filter((step) => step !== 'extract' || files > 0);
  return (
    <section aria-label="Progress" className="rounded-card border border-line bg-surface p-5">
      <ol className="flex flex-wrap gap-x-6 gap-y-3">
        {steps.map((step) => (
          <Step key={step} {...{ step, generation }} />
        ))}
      </ol>
      {sections_total !== null && (
        <div className="mt-4 flex items-center gap-3">
          <Progress className="min-w-16 flex-1" label="Sections written" value={sections_done / sections_total} />
          <span className="text-muted tabular-nums">{sectionsText(generation)} sections</span>
        </div>
      )}
    </section>
  );
}
