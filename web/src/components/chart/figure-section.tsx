import { type ReactNode, useId } from 'react';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { FailedState } from '../ui/feedback/failed-state.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { PeriodChoice, type PeriodChoiceProps } from './period-choice.tsx';

export interface FigureSectionProps<Figures> extends Pick<PeriodChoiceProps, 'period' | 'onChoose'> {
  readonly title: string;
  /** What is loaded, in the middle of a sentence: `the sales`. */
  readonly noun: string;
  readonly data: Figures | undefined;
  readonly error: ApiProblem | undefined;
  readonly children: (figures: Figures) => ReactNode;
}

/** Figures of a period that is chosen beside their heading, or why they are not there. */
export function FigureSection<Figures>(props: FigureSectionProps<Figures>) {
  const { title, noun, period, onChoose, data, error, children } = props;
  const retry = useRetryFailed();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id={heading} className="text-18">
          {title}
        </h2>
        <PeriodChoice name={`${heading}-period`} {...{ period, onChoose }} />
      </div>
      {data ? (
        children(data)
      ) : error ? (
        <FailedState
          heading="h3"
          title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} could not be loaded`}
          error={error}
          onRetry={retry}
        />
      ) : (
        <Loading label={`Loading ${noun}`}>
          <ChartSkeleton />
        </Loading>
      )}
    </section>
  );
}
