import { isUnderWay } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import {
  generatedLevelLabels,
  generationName,
  generationStatusLabels,
  generationStepLabels,
} from '#shared/generation/generation-columns.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { FollowedGeneration } from '../../api/use-generation.ts';
import { GenerationStatus } from '../generation-status.tsx';
import { JobActs } from './job-acts.tsx';
import { JobFigures } from './job-figures.tsx';
import { JobLog } from './job-log.tsx';
import { JobSections } from './job-sections.tsx';
import { StepLine } from './step-line.tsx';

interface Shown {
  readonly generation: GenerationDetail;
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
  </div>
);

/** What was asked for. */
const Wish = ({
  generation: { topic, regulatory_source, difficulty_level, custom_instructions, price, by },
}: Shown) => (
  <SectionCard title="Asked for">
    <dl className="grid gap-3">
      <Fact label="Topic" value={topic} />
      <Fact label="Regulatory source" value={regulatory_source} />
      <Fact label="Difficulty" value={generatedLevelLabels[difficulty_level]} />
      {custom_instructions && <Fact label="Custom instructions" value={custom_instructions} />}
      <Fact label="Price" value={price === 0 ? 'Free' : formatPrice(price)} />
      <Fact label="By" value={by} />
    </dl>
  </SectionCard>
);

/** How it goes on, for somebody who does not see it. */
const Announcement = ({ generation }: Shown) => (
  <p role="status" className="sr-only">
    {isUnderWay(generation)
      ? `Step: ${generationStepLabels[generation.step]}`
      : `Generation: ${generationStatusLabels[generation.status]}`}
  </p>
);

/** A generation as it is now. */
export const JobView = ({ generation, ...acts }: Shown & Pick<FollowedGeneration, 'busy' | 'cancel' | 'retry'>) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        <h1 className="mb-2 text-28! wrap-anywhere">{generationName(generation)}</h1>
        <GenerationStatus status={generation.status} />
      </div>
      <JobActs {...{ generation, ...acts }} />
    </div>
    <Announcement generation={generation} />
    <div className="grid gap-5">
      {generation.error && (
        <p role="alert" className="rounded-card border border-danger bg-danger-bg px-4 py-3.5 font-strong text-danger">
          {generation.error}
        </p>
      )}
      <StepLine generation={generation} />
      <JobFigures generation={generation} />
      {isUnderWay(generation) && (
        <p className="text-muted">You can close this page: the ebook is written all the same.</p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_320px]">
        <JobSections generation={generation} />
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Wish generation={generation} />
          <JobLog log={generation.log} />
        </div>
      </div>
    </div>
  </>
);
