import type { BlogPost } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { AuthorLinks } from '../author/author-links.tsx';
import { roleOf } from '../author/role-of.ts';
import { AuthorPhoto } from '../author-photo.tsx';

type Author = NonNullable<BlogPost['author_profile']>;

/** The author. */
export function PostAuthor({ author }: { readonly author: Author }) {
  const role = roleOf(author);
  return (
    <section aria-labelledby="author" className="mt-10 flex gap-4 border-t border-line pt-5">
      {author.photo && <AuthorPhoto author={author} size="box" />}
      <div className="min-w-0">
        <h2 id="author" className="text-18">
          About <TextLink to={href('author', { id: author.id })}>{author.name}</TextLink>
        </h2>
        {role && <p className="mt-0.5 text-14 text-muted">{role}</p>}
        {author.bio && <p className="mt-2.5 text-14 leading-[1.6]">{author.bio}</p>}
        <AuthorLinks author={author} />
      </div>
    </section>
  );
}
