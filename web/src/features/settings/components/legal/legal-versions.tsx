import { useState } from 'react';
import type { LegalVersion } from '#shared/settings/legal.ts';
import type { LegalPageName } from '#shared/settings/legal-pages.ts';
import { PagedList } from '#web/components/layout/paged-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useCursorTrail } from '#web/lib/api/cursor-trail.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { versionWords } from '../../api/legal-words.ts';
import { LegalVersionDialog } from './legal-version-dialog.tsx';

export interface LegalVersionsProps {
  readonly page: LegalPageName;
  readonly isBusy: boolean;
  /** True once it is done. */
  readonly onRestore: (version: number) => Promise<boolean>;
}

/** The texts that a legal page had before its current one. */
export function LegalVersions({ page, isBusy, onRestore }: LegalVersionsProps) {
  const trail = useCursorTrail();
  const query = { limit: 20, cursor: trail.cursor };
  const list = useApiPage('GET /admin/legal/{page}/versions', { params: { page }, query });
  const [viewed, setViewed] = useState<LegalVersion | null>(null);
  const restore = async ({ revision }: LegalVersion) => {
    if (await onRestore(revision)) setViewed(null);
  };
  return (
    <SectionCard title="Earlier versions">
      <PagedList
        page={list}
        trail={trail}
        noun="versions"
        failedTitle="Failed to fetch versions"
        empty={<p className="text-muted">None yet. Each save keeps the text before it.</p>}
        skeleton={<Skeleton className="h-24 w-full" />}
      >
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map((version) => (
              <li key={version.revision} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
                <div className="min-w-0">
                  <p className="font-strong break-words">{version.title}</p>
                  <p className="text-muted">{versionWords(version)}</p>
                </div>
                <Button
                  variant="quiet"
                  aria-label={`View the version ${versionWords(version)}`}
                  onClick={() => setViewed(version)}
                >
                  View
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {viewed && (
        <LegalVersionDialog
          {...{ page, isBusy }}
          version={viewed}
          onRestore={() => void restore(viewed)}
          onClose={() => setViewed(null)}
        />
      )}
    </SectionCard>
  );
}
