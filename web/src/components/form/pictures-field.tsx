import { X } from 'lucide-react';
import { linesOf } from '#web/lib/form/entries.ts';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { IconButton } from '../ui/action/icon-button.tsx';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { PictureDrop } from './picture-drop.tsx';

export interface PicturesFieldProps extends PickedBinding<string> {
  readonly label: string;
}

interface ListedProps {
  readonly label: string;
  readonly paths: readonly string[];
  readonly onRemove: (path: string) => void;
}

const Listed = ({ label, paths, onRemove }: ListedProps) => (
  <ul className="grid grid-cols-2 gap-2">
    {paths.map((path, place) => (
      <li key={path} className="relative">
        <UploadedPicture
          src={path}
          size="card"
          alt={`${label}, ${place + 1} of ${paths.length}`}
          className="aspect-16/10 w-full rounded-small border border-line bg-sunken object-contain"
        />
        <IconButton
          label={`Remove ${place + 1} of ${paths.length} from ${label}`}
          className="absolute top-1 right-1 bg-surface!"
          onClick={() => onRemove(path)}
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      </li>
    ))}
  </ul>
);

/** Any number of pictures in their order. Its value is their addresses, one on each line. */
export function PicturesField({ label, id, error, value, onChange, onBusy }: PicturesFieldProps) {
  const paths = linesOf(value);
  const keep = (kept: readonly string[]) => onChange(kept.join('\n'));
  const remove = (path: string) => {
    keep(paths.filter((each) => each !== path));
    // The button that was pressed goes with the picture.
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-1.5 text-14 font-strong">{label}</legend>
      <PictureDrop {...{ label, id, error, onBusy }} action="Add" onUploaded={(path) => keep([...paths, path])}>
        {paths.length > 0 && <Listed {...{ label, paths }} onRemove={remove} />}
      </PictureDrop>
    </fieldset>
  );
}
