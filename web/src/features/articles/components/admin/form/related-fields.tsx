import type { ReactNode } from 'react';
import { mostRelatedEbooks } from '#shared/articles/choices.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { articleTopics } from '../../../api/article-topics.ts';
import { fieldLabels as labels } from './article-field-labels.ts';

/** A field that holds the ids of ebooks. */
export interface EbookChoice extends PickedBinding<string[]> {
  readonly label: string;
  /** How many can be chosen. */
  readonly most: number;
  /** What the article is about. */
  readonly topics: readonly string[];
}

/** What the form is given by those who know the ebooks. */
export interface RelatedFieldsParts {
  readonly ebooks: {
    readonly choice: (field: EbookChoice) => ReactNode;
    /** The titles of these ebooks, in their order. */
    readonly names: (ids: readonly string[]) => ReactNode;
  };
}

/** The ebooks beside the article. */
export const RelatedFields = ({ form, ebooks }: ArticleFormPart & RelatedFieldsParts) => (
  <SectionCard title="From the library">
    {ebooks.choice({
      ...form.picked('related_ebooks'),
      label: labels.related_ebooks,
      most: mostRelatedEbooks,
      topics: articleTopics({ tags: form.watch('tags'), title: form.watch('title') }),
    })}
  </SectionCard>
);
