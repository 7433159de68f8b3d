import { ExternalLink } from 'lucide-react';
import type { AdminArticle } from '#shared/articles/article.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { ArticleStatus } from './article-columns.tsx';
import { PreviewButton } from './preview/preview-button.tsx';

/** Which article it is, and where else it can be seen. */
export const ArticleHead = ({ article }: { readonly article: AdminArticle }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
    <div className="min-w-0">
      <h1 className="mb-2 text-28! wrap-anywhere">{article.title}</h1>
      <p className="flex items-center gap-3 text-muted">
        <ArticleStatus article={article} />
        {formatItems(article.view_count, 'view')}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      {article.status !== 'trash' && <PreviewButton id={article.id} />}
      <ButtonLink to={href('adminNewArticle', { from: article.id })}>Duplicate</ButtonLink>
      <ButtonLink to={href('adminArticleRevisions', { id: article.id })}>Revisions</ButtonLink>
      {article.status === 'published' && (
        <a
          href={href('article', { slug: article.slug })}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'quiet' })}
        >
          View
          <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </div>
  </div>
);
