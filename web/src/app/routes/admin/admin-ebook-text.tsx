import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AdminEbookDetail } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { textFixed } from '#web/features/catalog/api/admin/text-edit.ts';
import { textParts } from '#web/features/catalog/api/admin/text-parts.ts';
import { numbered } from '#web/features/catalog/api/numbered.ts';
import { FigureSource } from '#web/features/catalog/api/reader/figure-links.ts';
import { MarkdownText, PartText } from '#web/features/catalog/components/admin/text/part-text.tsx';
import { TextEditor } from '#web/features/catalog/components/admin/text/text-editor.tsx';
import { TextHead } from '#web/features/catalog/components/admin/text/text-head.tsx';
import { sectionPosition } from '#web/features/generation/api/text/section-position.ts';
import { type TextGeneration, useTextGeneration } from '#web/features/generation/api/text/use-text-generation.ts';
import { TextSection } from '#web/features/generation/components/text/text-section.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const TextPageSkeleton = () => (
  <Loading label="Loading text">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <Skeleton className="h-140 w-full max-w-200 rounded-card" />
  </Loading>
);

interface PartsProps extends Pick<TextGeneration, 'generation' | 'busyId' | 'ask' | 'decide'> {
  readonly ebook: AdminEbookDetail;
}

/** The text, part by part; those that were generated with what can be done about them. */
function Parts({ ebook, generation, ...acts }: PartsProps) {
  const parts = textParts(ebook.content);
  const titles = generation?.sections.map(({ title }) => title) ?? [];
  const chapters = parts.map(({ title }) => title);
  return numbered(parts).map(({ item: { blocks }, place }) => {
    const position = sectionPosition(titles, chapters, place);
    const text = <PartText blocks={blocks} />;
    if (generation && position !== undefined)
      return (
        <TextSection
          key={place}
          {...{ generation, position, ...acts }}
          isPublished={ebook.status === 'published'}
          renderText={(markdown) => <MarkdownText markdown={markdown} />}
        >
          {text}
        </TextSection>
      );
    return (
      <div key={place} className="border-t border-line py-7 first:border-0">
        {text}
      </div>
    );
  });
}

interface EbookTextProps {
  readonly ebook: AdminEbookDetail;
  readonly onChange: (next?: AdminEbookDetail) => void;
}

function EbookText({ ebook, onChange }: EbookTextProps) {
  const { generation, error, retry, ...acts } = useTextGeneration(ebook.id);
  /** Undefined until the editor has been opened. */
  const [isEditing, setEditing] = useState<boolean>();
  const fixed = textFixed(ebook);
  return (
    <FigureSource value={ebook.id}>
      <TextHead
        ebook={ebook}
        onChanged={() => onChange()}
        acts={
          <>
            {generation && (
              <ButtonLink to={href('adminGeneration', { id: generation.id })} variant="quiet">
                Generation
              </ButtonLink>
            )}
            {!fixed && !isEditing && (
              // The button that has closed the editor is gone with it.
              <Button autoFocus={isEditing === false} onClick={() => setEditing(true)}>
                Edit text
              </Button>
            )}
          </>
        }
      />
      {fixed && <p className="pb-5 text-14 text-muted">{fixed}</p>}
      {error && !generation && (
        <FailedState title="The remarks of the review could not be loaded" error={error} onRetry={retry} />
      )}
      {isEditing ? (
        <TextEditor ebook={ebook} onSaved={onChange} onClose={() => setEditing(false)} />
      ) : (
        <Parts {...{ ebook, generation, ...acts }} />
      )}
    </FigureSource>
  );
}

function LoadedText({ id }: { readonly id: string }) {
  const { data, error, mutate } = useApi('GET /admin/ebooks/{id}', { params: { id } });
  if (data)
    return <EbookText ebook={data} onChange={(next) => void (next ? mutate(next, { revalidate: false }) : mutate())} />;
  if (!error) return <TextPageSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Ebook not found' : 'The text could not be loaded'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={<ButtonLink to={href('adminEbooks')}>Ebooks</ButtonLink>}
    >
      {isUnknown ? 'It may be in the trash.' : undefined}
    </FailedState>
  );
}

/** The text of an ebook: read, remarked on, written again in parts, edited. */
export function AdminEbookTextPage() {
  useTitle('Text of an ebook');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Text">
      <BackLink to={href('adminEbooks')} label="Ebooks" />
      <LoadedText key={id} id={id} />
    </AdminFrame>
  );
}
