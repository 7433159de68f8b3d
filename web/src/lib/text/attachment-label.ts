import type { Attachment } from '#shared/catalog/attachment.ts';
import { formatSize } from '#shared/kernel/format.ts';

/** `Worksheets 1 to 16, XLSX, 41 kB`. */
export const attachmentLabel = ({ title, type, size }: Attachment): string =>
  `${title}, ${type.toUpperCase()}, ${formatSize(size)}`;
