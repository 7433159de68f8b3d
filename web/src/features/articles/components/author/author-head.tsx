import type { PublicAuthor } from '#shared/articles/author.ts';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { AuthorPhoto } from '../author-photo.tsx';
import { AuthorLinks } from './author-links.tsx';
import { headClasses } from './layout-classes.ts';
import { roleOf } from './role-of.ts';

/** Who the author is. */
export function AuthorHead({ author }: { readonly author: PublicAuthor }) {
  const role = roleOf(author);
  return (
    <header className={headClasses}>
      <AuthorPhoto author={author} size="page" />
      <div className="min-w-0">
        <h1 className="text-37 sm:text-50">{author.name}</h1>
        {role && <p className="mt-2 text-muted">{role}</p>}
        {author.bio && <p className="mt-4 max-w-[68ch] font-serif text-18 leading-[1.6]">{author.bio}</p>}
        {author.expertise_areas.length > 0 && (
          <div className="mt-4">
            <TagList tags={author.expertise_areas} label="Expertise" />
          </div>
        )}
        <AuthorLinks author={author} />
      </div>
    </header>
  );
}
