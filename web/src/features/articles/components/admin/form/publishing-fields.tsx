import { missingNew } from '#shared/articles/fields-missing.ts';
import { readMinutes } from '#shared/catalog/content-words.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { CategorySelect } from '#web/components/form/category-select.tsx';
import { marked } from '#web/components/form/required-mark.tsx';
import { TagsField } from '#web/components/form/tags-field.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { EditedArticle } from '../../../api/admin/article-values.ts';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { postTypeOptions } from '../article-labels.ts';
import { fieldLabels as labels, statusOptions } from './article-field-labels.ts';
import { AuthorSelect } from './author-select.tsx';

export interface PublishingFieldsProps extends ArticleFormPart {
  readonly article: Pick<EditedArticle, 'category' | 'subcategory'>;
  readonly isNew: boolean;
  readonly timeZone: string;
  readonly words: number;
}

const Sorting = ({ form, article }: Pick<PublishingFieldsProps, 'form' | 'article'>) => {
  const { picked } = form;
  const category = form.watch('category');
  return (
    <>
      <CategorySelect
        {...{ label: labels.category, kind: 'article', below: null, own: article.category, ...marked }}
        {...picked('category')}
        onChange={(name) => {
          picked('category').onChange(name);
          picked('subcategory').onChange('');
        }}
      />
      <CategorySelect
        {...{ label: labels.subcategory, kind: 'article', below: category, blank: 'None' }}
        own={category === article.category ? article.subcategory : undefined}
        {...picked('subcategory')}
      />
      <TagsField label={labels.tags} {...picked('tags')} />
    </>
  );
};

/** When and as what it appears, and by whom it is. */
export function PublishingFields({ form, article, isNew, timeZone, words }: PublishingFieldsProps) {
  const { field, register } = form;
  return (
    <SectionCard title="Publishing">
      <div className="grid gap-4">
        <Select label={labels.status} options={statusOptions} {...field('status')} />
        {form.watch('status') === 'scheduled' && (
          <Input
            label={labels.scheduled_at}
            type="datetime-local"
            help={`Time in ${timeZone}`}
            {...field('scheduled_at')}
          />
        )}
        <AuthorSelect label={labels.author_id} {...field('author_id', isNew ? { required: missingNew } : undefined)} />
        <Select label={labels.post_type} options={postTypeOptions} {...field('post_type')} {...marked} />
        <Sorting form={form} article={article} />
        <Input
          label={labels.reading_time}
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          help={words > 0 && `${formatCount(words)} words: about ${readMinutes(words)} min`}
          {...field('reading_time')}
        />
        <div>
          <Checkbox label={labels.is_featured} {...register('is_featured')} />
          <Checkbox label={labels.allow_comments} {...register('allow_comments')} />
        </div>
      </div>
    </SectionCard>
  );
}
