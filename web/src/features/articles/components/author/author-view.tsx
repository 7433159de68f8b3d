import type { PublicAuthor } from '#shared/articles/author.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { AuthorArticles } from './author-articles.tsx';
import { AuthorHead } from './author-head.tsx';

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly string[];
}

const Entries = ({ title, entries }: EntriesProps) =>
  entries.length > 0 && (
    <section className="mt-10 border-t border-line pt-5">
      <h2 className="text-18">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-4.5 text-14 leading-[1.55] marker:text-muted">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );

/** Who writes, and what. */
export const AuthorView = ({ author }: { readonly author: PublicAuthor }) => (
  <div className="wrap-page">
    <Breadcrumb items={[{ label: 'Knowledge Hub', to: href('articles') }]} />
    <AuthorHead author={author} />
    <AuthorArticles author={author} />
    <div className="grid gap-x-8 sm:grid-cols-2">
      <Entries title="Publications" entries={author.publications} />
      <Entries title="Talks" entries={author.speaking_engagements} />
    </div>
  </div>
);
