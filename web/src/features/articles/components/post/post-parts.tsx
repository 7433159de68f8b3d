import { ExternalLink } from 'lucide-react';
import type { BlogPost } from '#shared/articles/article.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { type PostParts as Parts, type PostChapter, partsOf } from '../../api/post-parts.ts';

const Chapter = ({ title, lines }: PostChapter) => (
  <section>
    <h2 className="mb-1 font-sans text-14 leading-normal font-semibold tracking-normal">{title}</h2>
    {lines.length === 1 ? (
      <p>{lines[0]}</p>
    ) : (
      <ul className="grid list-disc gap-1 pl-4.5 marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);

const Facts = ({ facts }: Pick<Parts, 'facts'>) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt className="text-12 text-muted">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

const Links = ({ links }: Pick<Parts, 'links'>) => (
  <p className="flex flex-wrap gap-2">
    {links.map(({ label, url }) => (
      <a key={label} href={url} target="_blank" rel="noopener noreferrer" className={buttonClasses({})}>
        {label}
        <ExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    ))}
  </p>
);

/**
 * The type-specific fields, above the text: a guide's prerequisites, a case's facts, a resource's links; or nothing. A
 * single fact needs no box: the byline has it.
 */
export function PostParts({ post }: { readonly post: BlogPost }) {
  const { facts, chapters, links } = partsOf(post);
  if (chapters.length + links.length === 0 && facts.length < 2) return null;
  return (
    <section
      aria-label="At a glance"
      className="mb-8 grid max-w-[640px] gap-4 rounded-card border border-line bg-surface p-5 text-14 leading-[1.55] sm:p-6"
    >
      {facts.length > 1 && <Facts facts={facts} />}
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} {...chapter} />
      ))}
      {links.length > 0 && <Links links={links} />}
    </section>
  );
}
