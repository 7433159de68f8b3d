import { useParams } from 'react-router-dom';
import { authorQuery } from '#shared/articles/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { AuthorSkeleton } from '#web/features/articles/components/author/author-skeleton.tsx';
import { AuthorView } from '#web/features/articles/components/author/author-view.tsx';
import { useQuery } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

function Author({ id }: { readonly id: string }) {
  const { data: author, error, mutate } = useQuery(authorQuery(id));
  useTitle(author ? author.name : error && 'Author not found');
  if (author) return <AuthorView author={author} />;
  if (!error) return <AuthorSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title={isUnknown ? 'Author not found' : 'Failed to load the author'}
        error={error}
        onRetry={isUnknown ? undefined : () => mutate()}
        action={<ButtonLink to={href('articles')}>All articles</ButtonLink>}
      >
        {isUnknown ? 'There is no author at this address, or nothing of theirs is published.' : undefined}
      </FailedState>
    </div>
  );
}

export function AuthorPage() {
  const { id = '' } = useParams();
  return <Author key={id} id={id} />;
}
