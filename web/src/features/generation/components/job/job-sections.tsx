import type { GenerationDetail } from '#shared/generation/generation.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { RecordSection } from '#web/components/layout/admin/record-section.tsx';

type Remark = GenerationDetail['remarks'][number];

const RemarkLine = ({ remark: { sentence, excerpt } }: { readonly remark: Remark }) => (
  <li className="border-l-2 border-draft pl-3 text-14">
    {sentence}
    {excerpt && <q className="mt-0.5 block wrap-anywhere text-muted">{excerpt}</q>}
  </li>
);

interface SectionProps {
  readonly section: GenerationDetail['sections'][number];
  readonly remarks: readonly Remark[];
}

const Section = ({ section: { title, words }, remarks }: SectionProps) => (
  <li className="border-t border-line py-3 first:border-0">
    <div className="flex items-baseline justify-between gap-3">
      <p className="min-w-0 font-strong wrap-anywhere">{title}</p>
      <p className="flex-none text-12 text-muted tabular-nums">
        {words === null ? 'to be written' : `${formatCount(words)} words`}
      </p>
    </div>
    {remarks.length > 0 && (
      <ul aria-label={`Remarks on ${title}`} className="mt-2 grid gap-2">
        {remarks.map((remark) => (
          <RemarkLine key={`${remark.code} ${remark.excerpt}`} remark={remark} />
        ))}
      </ul>
    )}
  </li>
);

/** The sections of the book with their words, and what the review remarks on each. */
export function JobSections({ generation }: { readonly generation: GenerationDetail }) {
  const { sections, remarks, status } = generation;
  const isReviewed = status === 'completed';
  const count = remarks.length === 1 ? '1 remark' : `${formatCount(remarks.length)} remarks`;
  return (
    <RecordSection
      title="Sections"
      aside={isReviewed ? count : undefined}
      empty={sections.length === 0 ? 'The outline will name them.' : undefined}
    >
      <ol>
        {sections.map((section, position) => (
          // Titles may be the same twice; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          <Section key={position} section={section} remarks={remarks.filter((each) => each.section === position)} />
        ))}
      </ol>
    </RecordSection>
  );
}
