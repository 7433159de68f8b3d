import type { ReactNode } from 'react';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { Button } from '../ui/action/button.tsx';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { PictureDrop } from './picture-drop.tsx';

export interface PictureFieldProps extends PickedBinding<string> {
  readonly label: string;
  /** What it is for and how it is shown. */
  readonly help?: string;
  /** Shown while there is no picture: what stands in its place. */
  readonly blank?: ReactNode;
}

/** One picture: `<PictureField label="Logo" {...picked('logo')} />`. Its value is the address of the picture, or empty. */
export const PictureField = ({ label, help, blank, id, error, value, onChange, onBusy }: PictureFieldProps) => (
  <fieldset className="grid min-w-0 content-start">
    <legend className="mb-1.5 text-14 font-strong">{label}</legend>
    <PictureDrop
      {...{ label, help, id, error, onBusy }}
      action={value ? 'Replace' : 'Choose'}
      onUploaded={onChange}
      acts={
        value && (
          <Button
            variant="quiet"
            aria-label={`Remove ${label}`}
            onClick={() => {
              onChange('');
              // This button goes with the picture.
              document.getElementById(id)?.focus();
            }}
          >
            Remove
          </Button>
        )
      }
    >
      {value ? (
        <UploadedPicture
          src={value}
          size="card"
          alt={`${label} as it is`}
          className="h-24 max-w-full rounded-small border border-line bg-sunken object-contain"
        />
      ) : (
        blank
      )}
    </PictureDrop>
  </fieldset>
);
