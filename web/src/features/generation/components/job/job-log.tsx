import type { GenerationDetail } from '#shared/generation/generation.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { RecordRow, RecordSection } from '#web/components/layout/admin/record-section.tsx';

/** What has happened, newest first. */
export const JobLog = ({ log }: Pick<GenerationDetail, 'log'>) => (
  <RecordSection title="Log">
    <ol>
      {log
        .map((line, place) => ({ ...line, place }))
        .reverse()
        .map(({ at, sentence, place }) => (
          <RecordRow key={place} title={sentence} text={formatDateTime(at)} />
        ))}
    </ol>
  </RecordSection>
);
