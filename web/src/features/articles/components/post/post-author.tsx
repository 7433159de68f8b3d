import type { BlogPost } from '#shared/articles/article.ts';

type Author = NonNullable<BlogPost['author_profile']>;

const roleOf = ({ position, company, credentials }: Author): string =>
  [[position, company].filter(Boolean).join(', '), credentials].filter(Boolean).join(' · ');

/** The author. */
export function PostAuthor({ author }: { readonly author: Author }) {
  const role = roleOf(author);
  const links = Object.entries(author.social_links);
  return (
    <section aria-labelledby="author" className="mt-10 border-t border-line pt-5">
      <h2 id="author" className="text-18">
        About {author.name}
      </h2>
      {role && <p className="mt-0.5 text-14 text-muted">{role}</p>}
      {author.bio && <p className="mt-2.5 text-14 leading-[1.6]">{author.bio}</p>}
      {links.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 text-14">
          {links.map(([name, url]) => (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-10 items-center capitalize"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
