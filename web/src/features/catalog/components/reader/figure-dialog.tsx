import { textOf } from '#shared/catalog/content/blocks.ts';
import type { Figure } from '#shared/catalog/content.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';

export interface FigureDialogProps {
  readonly figure: Figure;
  readonly link: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly onClose: () => void;
}

/** A picture of a text as large as the window has room for. */
export const FigureDialog = ({ figure, link, width, height, onClose }: FigureDialogProps) => (
  <Dialog open onOpenChange={onClose} title={textOf(figure.caption) || figure.alt || 'Picture'} size="widest">
    <img
      src={link}
      alt={figure.alt}
      width={width}
      height={height}
      className="mx-auto block h-auto max-h-[calc(100dvh-160px)] max-w-full bg-white object-contain"
    />
  </Dialog>
);
