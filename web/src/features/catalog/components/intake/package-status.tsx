import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { UploadStatus } from './upload-status.tsx';

/** Whether a package is for sale; until its file has been read, how the reading goes. */
export function PackageStatus({ item }: { readonly item: PromptPackage }) {
  if (item.upload_status !== 'completed') return <UploadStatus status={item.upload_status} />;
  return <Status look={item.status}>{item.status === 'published' ? 'Published' : 'Draft'}</Status>;
}
