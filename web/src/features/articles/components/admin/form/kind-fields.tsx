import type { ReactNode } from 'react';
import { type PostType, postTypeLabels } from '#shared/articles/choices.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import {
  companySizeOptions,
  fieldLabels as labels,
  levelOptions,
  resourceTypeOptions,
} from './article-field-labels.ts';

const GuideFields = ({ form: { field } }: ArticleFormPart) => (
  <>
    <Select label={labels.difficulty_level} options={levelOptions} {...field('difficulty_level')} />
    <Input label={labels.prerequisites} help="Separated by commas" {...field('prerequisites')} />
  </>
);

const CaseStudyFields = ({ form: { field } }: ArticleFormPart) => (
  <>
    <Input label={labels.industry} maxLength={80} {...field('industry')} />
    <Select label={labels.company_size} options={companySizeOptions} {...field('company_size')} />
    <Textarea className="sm:col-span-2" label={labels.challenge} rows={3} {...field('challenge')} />
    <Textarea className="sm:col-span-2" label={labels.solution} rows={3} {...field('solution')} />
    <Textarea
      className="sm:col-span-2"
      label={labels.results}
      rows={3}
      help="One result per line"
      {...field('results')}
    />
  </>
);

const ResourceFields = ({ form: { field } }: ArticleFormPart) => (
  <>
    <Select label={labels.resource_type} options={resourceTypeOptions} {...field('resource_type')} />
    <Input
      label={labels.download_url}
      help="A link, or a file of this site"
      inputMode="url"
      {...field('download_url')}
    />
    <Input label={labels.external_url} type="url" inputMode="url" {...field('external_url')} />
  </>
);

const fieldsOf: Readonly<Partial<Record<PostType, (part: ArticleFormPart) => ReactNode>>> = {
  guide: GuideFields,
  'case-study': CaseStudyFields,
  resource: ResourceFields,
};

/** The fields that only a guide, a case study or a resource has. */
export function KindFields({ form }: ArticleFormPart) {
  const type = form.watch('post_type');
  const Fields = fieldsOf[type];
  if (!Fields) return null;
  return (
    <SectionCard title={postTypeLabels[type]}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Fields form={form} />
      </div>
    </SectionCard>
  );
}
