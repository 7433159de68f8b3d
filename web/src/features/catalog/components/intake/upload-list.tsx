import type { UploadTab } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import type { ThingAct } from '#web/components/list/thing-acts.tsx';
import { useUploads } from '../../api/intake/use-uploads.ts';
import { contentCards, leavesTheShop } from './content-columns.tsx';
import { UploadCard } from './upload-card.tsx';
import { uploadColumns } from './upload-columns.tsx';
import { UploadForm } from './upload-form.tsx';

export interface UploadListProps
  extends Pick<ManagedListProps<AdminEbook, never>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  readonly tab: UploadTab;
  /** Whether the form of a new upload is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** Uploaded content, as the cards of the specification or as a table, with the form for more. */
export function UploadList({ tab, isAdding, onAdded, ...list }: UploadListProps) {
  const { things, download, reprocess, follow } = useUploads(tab);
  const actsOn = (item: AdminEbook): ThingAct[] => [
    { label: 'Download', onAct: () => void download(item) },
    ...(item.upload_status === 'failed' ? [{ label: 'Reprocess', onAct: () => void reprocess(item) }] : []),
  ];
  return (
    <>
      <ManagedList
        {...list}
        noun="uploads"
        views="uploads"
        things={things}
        nameOf={({ title }) => title}
        viewOf={({ id }) => href('ebook', { id })}
        moreActs={actsOn}
        columns={uploadColumns}
        usual="cards"
        cardsClassName={contentCards}
        card={(item, acts) => <UploadCard item={item}>{acts}</UploadCard>}
        deletion={leavesTheShop}
      />
      <EditDialog open={isAdding} title={tab === 'prompts' ? 'Upload prompts' : 'Upload ebook'} onClose={onAdded}>
        <UploadForm
          tab={tab}
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
