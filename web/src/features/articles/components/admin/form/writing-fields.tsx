import { longestArticleTitle } from '#shared/articles/choices.ts';
import { missingEdit, missingNew } from '#shared/articles/fields-missing.ts';
import { textTooLong } from '#shared/articles/text-size.ts';
import { marked, RequiredMark } from '#web/components/form/required-mark.tsx';
import { RichTextField } from '#web/components/form/rich-text-field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { fieldLabels as labels } from './article-field-labels.ts';

/** What readers read: title, excerpt, text. */
export function WritingFields({ form, isNew }: ArticleFormPart & { readonly isNew: boolean }) {
  const required = isNew ? missingNew : missingEdit;
  return (
    <div className="grid gap-4">
      <Input
        label={labels.title}
        aside={<RequiredMark />}
        maxLength={longestArticleTitle}
        className="[&_input]:font-serif [&_input]:text-21"
        {...form.field('title', { required })}
      />
      <Textarea
        label={labels.excerpt}
        rows={3}
        maxLength={600}
        help="Every article has one: it is shown in lists and where the article is shared. If you write none, the beginning of the text becomes it."
        {...form.field('excerpt')}
        {...marked}
      />
      <RichTextField
        kind="article"
        isRequired
        label={labels.content}
        {...form.picked('content', { required, validate: textTooLong })}
      />
    </div>
  );
}
