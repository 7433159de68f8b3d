import type { PublicAuthor } from '#shared/articles/author.ts';

/** Where else an author is found; nothing without links. */
export function AuthorLinks({ author }: { readonly author: PublicAuthor }) {
  const links = Object.entries(author.social_links);
  if (links.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 text-14">
      {links.map(([name, url]) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block leading-10 first-letter:uppercase"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
