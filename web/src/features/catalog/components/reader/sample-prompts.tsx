import type { EbookDetail, SamplePrompt } from '#shared/catalog/ebook.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { numbered } from '../../api/numbered.ts';
import { splitAtPlaceholders } from '../../api/reader/placeholders.ts';

/** The text of a prompt. What its user fills in stands out. */
const PromptText = ({ text }: { readonly text: string }) => (
  <p className="rounded-card border border-line bg-surface p-4 text-14 leading-[1.65] wrap-anywhere sm:px-5">
    {numbered(splitAtPlaceholders(text)).map(({ item, place }) =>
      place % 2 === 0 ? (
        item
      ) : (
        <span key={place} className="rounded-small bg-accent-soft px-1 font-mono text-12 text-accent">
          {item}
        </span>
      ),
    )}
  </p>
);

const Note = ({ name, children }: { readonly name: string; readonly children: string }) =>
  children && (
    <div className="grid gap-x-3 sm:grid-cols-[96px_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );

const Sample = ({ sample, number }: { readonly sample: SamplePrompt; readonly number: number }) => (
  <li className="border-t border-line pt-4 pb-7 last:pb-0">
    <h3 className="mb-2.5 text-18">{sample.title || `Prompt ${number}`}</h3>
    <PromptText text={sample.prompt} />
    <dl className="mt-3 grid gap-1.5 text-14">
      <Note name="You fill in">{sample.inputs}</Note>
      <Note name="You get">{sample.expected_output}</Note>
    </dl>
  </li>
);

const introOf = (samples: readonly SamplePrompt[]): string =>
  samples.some(({ inputs, expected_output }) => inputs || expected_output)
    ? 'Whole, as they stand in the file, with what each one needs and what comes out.'
    : 'Whole, as they stand in the file.';

/** The first prompts of a package, whole. The rest comes with its CSV. */
export const SamplePrompts = ({ ebook }: { readonly ebook: EbookDetail }) => (
  <section aria-labelledby="sample-prompts" className="mt-8 max-w-160">
    <h2 id="sample-prompts" className="text-24">
      {formatItems(ebook.sample_prompts.length, 'prompt')} of {ebook.prompt_count}
    </h2>
    <p className="mt-1.5 mb-5 text-14 text-muted">{introOf(ebook.sample_prompts)}</p>
    <ol>
      {numbered(ebook.sample_prompts).map(({ item, place }) => (
        <Sample key={place} sample={item} number={place + 1} />
      ))}
    </ol>
  </section>
);
