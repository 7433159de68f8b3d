import type { AuthorInput, AuthorProfile } from '#shared/articles/author.ts';
import { nameAndEmailMissing } from '#shared/articles/name-and-email-missing.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { PictureField } from '#web/components/form/picture-field.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { type AuthorValues, differentNames, fieldsOf, valuesOf } from '../../../api/admin/author-values.ts';

const labels: Readonly<Record<keyof AuthorValues, string>> = {
  name: 'Name',
  email: 'Email',
  position: 'Position',
  company: 'Company',
  credentials: 'Credentials',
  photo: 'Photo',
  bio: 'Bio',
  expertise_areas: 'Expertise areas',
  social_links: 'Social links',
  speaking_engagements: 'Speaking engagements',
  publications: 'Publications',
};
const required = { required: nameAndEmailMissing };

/** All fields of an author. */
export function AuthorForm({ item, onSave, onCancel }: FormOf<AuthorProfile, AuthorInput>) {
  const form = useManagedForm<AuthorProfile, AuthorValues>({
    item,
    valuesOf,
    save: (values, revision) => onSave(fieldsOf(values, item), revision),
    fallback: item ? 'Failed to update author profile' : 'Failed to create author profile',
    required: nameAndEmailMissing,
  });
  const { field, picked } = form;
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <div className="grid gap-4 sm:grid-cols-2 sm:[&_.wide]:col-span-2">
        <Input label={labels.name} {...field('name', required)} />
        <Input
          label={labels.email}
          help="Never shown to readers"
          type="email"
          autoComplete="off"
          {...field('email', required)}
        />
        <Input label={labels.position} {...field('position')} />
        <Input label={labels.company} {...field('company')} />
        <Input
          className="wide"
          label={labels.credentials}
          help="Such as CISA, ISO 27001 Lead Auditor"
          {...field('credentials')}
        />
        <div className="wide">
          <PictureField label={labels.photo} help="Shown round: leave room around the face." {...picked('photo')} />
        </div>
        <Textarea className="wide" label={labels.bio} rows={5} {...field('bio')} />
        <Input
          className="wide"
          label={labels.expertise_areas}
          help="Separated by commas"
          {...field('expertise_areas')}
        />
        <Textarea
          className="wide"
          label={labels.social_links}
          help="One on each line, such as LinkedIn: https://www.linkedin.com/in/…"
          rows={3}
          {...field('social_links', { validate: differentNames })}
        />
        <Textarea
          className="wide"
          label={labels.speaking_engagements}
          help="One on each line"
          rows={3}
          {...field('speaking_engagements')}
        />
        <Textarea
          className="wide"
          label={labels.publications}
          help="One on each line"
          rows={3}
          {...field('publications')}
        />
      </div>
    </ManagedForm>
  );
}
