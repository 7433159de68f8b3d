import { PictureField } from '#web/components/form/picture-field.tsx';
import { PicturesField } from '#web/components/form/pictures-field.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { fieldLabels as labels } from './article-field-labels.ts';

/** The picture that stands for the article, and those below it. */
export const PictureFields = ({ form: { picked } }: ArticleFormPart) => (
  <SectionCard title="Pictures">
    <div className="grid gap-4">
      <PictureField
        label={labels.featured_image}
        help="In lists, and where the article is shared. Without one a picture is drawn."
        {...picked('featured_image')}
      />
      <PicturesField label={labels.gallery_images} {...picked('gallery_images')} />
    </div>
  </SectionCard>
);
