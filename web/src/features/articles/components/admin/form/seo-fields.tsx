import { slugOf } from '#shared/kernel/slug-of.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { keywordPlaces } from '../../../api/admin/keyword-places.ts';
import type { TextFacts } from '../../../api/admin/text-facts.ts';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { fieldLabels as labels, schemaTypeOptions } from './article-field-labels.ts';
import { KeywordReport } from './keyword-report.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';

export interface SeoFieldsProps extends ArticleFormPart {
  readonly text: TextFacts;
  /** The address that readers know, if there is one. */
  readonly slugBefore: string;
}

const Count = ({ text, most }: { readonly text: string; readonly most: number }) => (
  <span className={text.length > most ? 'text-12 font-strong text-draft' : 'text-12 text-muted'}>
    {text.length} of {most}
    <span className="sr-only"> characters</span>
  </span>
);

/** What search engines and other sites are told, and how they show it. */
export function SeoFields({ form, text, slugBefore }: SeoFieldsProps) {
  const { field } = form;
  const { title, excerpt, meta_title, meta_description, slug, focus_keyword, featured_image } = form.watch();
  const preview = {
    title: meta_title || title,
    description: meta_description || excerpt || text.firstParagraph,
    slug: slug || slugOf(title),
    picture: featured_image,
  };
  const isMoved = slugBefore !== '' && slug !== slugBefore;
  return (
    <SectionCard title="Search engines">
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          className="sm:col-span-2"
          label={labels.slug}
          spellCheck={false}
          help={
            isMoved
              ? `The old address, /articles/${slugBefore}, will lead to the new one.`
              : 'After /articles/. Blank: made of the title.'
          }
          {...field('slug')}
        />
        <Input
          className="sm:col-span-2"
          label={labels.meta_title}
          aside={<Count text={meta_title} most={60} />}
          help="Blank: the title"
          {...field('meta_title')}
        />
        <Textarea
          className="sm:col-span-2"
          label={labels.meta_description}
          rows={3}
          aside={<Count text={meta_description} most={160} />}
          help="150-160 characters"
          {...field('meta_description')}
        />
        <Input label={labels.focus_keyword} maxLength={100} {...field('focus_keyword')} />
        <Input label={labels.keywords} help="Separated by commas" {...field('keywords')} />
        <KeywordReport places={keywordPlaces(focus_keyword, form.watch(), text)} />
        <Select label={labels.schema_type} options={schemaTypeOptions} {...field('schema_type')} />
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-4 border-t border-line pt-5 lg:grid-cols-2">
        <SearchPreview {...preview} />
        <SharePreview {...preview} />
      </div>
    </SectionCard>
  );
}
