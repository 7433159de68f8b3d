import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { formatCount, formatDate, formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { RecordRow, RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';

type Library = UserProfile['library'];

const countOf = ({ total, ebooks }: Library): string =>
  ebooks.length < total ? `The newest ${ebooks.length} of ${formatCount(total)}` : formatCount(total);

/** The ebooks of a person, newest first. */
export const PersonLibrary = ({ library }: { readonly library: Library }) => (
  <RecordSection title="Library" {...(library.total === 0 ? { empty: 'No ebooks yet' } : { aside: countOf(library) })}>
    <ul>
      {library.ebooks.map(({ ebook_id, title, purchased_at, paid }) => (
        <RecordRow
          key={ebook_id}
          title={
            <TextLink look="title" to={href('ebook', { id: ebook_id })}>
              {title}
            </TextLink>
          }
          text={formatDate(purchased_at)}
          aside={<span className="font-mono">{paid > 0 ? formatPrice(paid) : 'Free'}</span>}
        />
      ))}
    </ul>
  </RecordSection>
);

/** What a person has read last. */
export const PersonReading = ({ reading }: Pick<UserProfile, 'reading'>) => (
  <RecordSection title="Reading" {...(reading.length === 0 && { empty: 'Nothing read yet' })}>
    <ul>
      {reading.map(({ ebook_id, title, progress, last_read_at }) => (
        <RecordRow
          key={ebook_id}
          title={
            <TextLink look="title" to={href('ebook', { id: ebook_id })}>
              {title}
            </TextLink>
          }
          text={`Last read ${formatDate(last_read_at)}`}
          aside={<span className="font-mono">{Math.round(progress * 100)}%</span>}
        />
      ))}
    </ul>
  </RecordSection>
);
