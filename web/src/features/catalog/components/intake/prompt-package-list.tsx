import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { href } from '#shared/pages/href.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useFileDownload } from '../../api/intake/use-file-download.ts';
import { type PackageFields, usePromptPackages } from '../../api/intake/use-prompt-packages.ts';
import { contentCards, leavesTheShop } from './content-columns.tsx';
import { PromptEditForm } from './prompt-edit-form.tsx';
import { PromptPackageCard } from './prompt-package-card.tsx';
import { promptPackageColumns } from './prompt-package-columns.tsx';
import { PromptUploadForm } from './prompt-upload-form.tsx';

export interface PromptPackageListProps
  extends Pick<ManagedListProps<PromptPackage, PackageFields>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  /** Whether the form of a new package is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The prompt packages, as cards or as a table, with the form for more. */
export function PromptPackageList({ isAdding, onAdded, ...list }: PromptPackageListProps) {
  const { things, follow } = usePromptPackages();
  const download = useFileDownload();
  return (
    <>
      <ManagedList
        {...list}
        noun="prompt packages"
        views="prompt-packages"
        things={things}
        nameOf={({ title }) => title}
        viewOf={({ id }) => href('ebook', { id })}
        moreActs={(item) => [{ label: 'Download', onAct: () => void download(item) }]}
        columns={promptPackageColumns}
        usual="cards"
        cardsClassName={contentCards}
        card={(item, acts) => <PromptPackageCard item={item}>{acts}</PromptPackageCard>}
        form={(of) => <PromptEditForm {...of} />}
        deletion={leavesTheShop}
      />
      <EditDialog open={isAdding} title="Upload prompt package" onClose={onAdded}>
        <PromptUploadForm
          onCancel={onAdded}
          onUploaded={(ebook) => {
            onAdded();
            void follow(ebook);
          }}
        />
      </EditDialog>
    </>
  );
}
