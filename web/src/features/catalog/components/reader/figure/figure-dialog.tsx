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

/** In pixels. To fit the window, no picture becomes narrower: flows, forms and screens are to be read, by scrolling. */
const readable = 800;

/** A picture of a text as large as the window has room for, or as it takes to read it. */
export const FigureDialog = ({ figure, link, width, height, onClose }: FigureDialogProps) => {
  const fitting = `min(${width}px, 100%, (100dvh - 160px) * ${width / height})`;
  return (
    <Dialog open onOpenChange={onClose} title={textOf(figure.caption) || figure.alt || 'Picture'} size="widest">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section aria-label="Picture" tabIndex={0} className="overflow-x-auto">
        <img
          src={link}
          alt={figure.alt}
          width={width}
          height={height}
          style={{ width: `max(${Math.min(width, readable)}px, ${fitting})` }}
          className="mx-auto block h-auto max-w-none bg-white"
        />
      </section>
    </Dialog>
  );
};
