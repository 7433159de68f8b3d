import { useEffect, useState } from 'react';

export interface ChosenPictureProps {
  readonly file: File;
  readonly alt: string;
}

/** The address of a file in this browser, as long as it is shown. */
function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A picture that was chosen and not sent yet; a sentence in its place if the browser cannot show it. */
export function ChosenPicture({ file, alt }: ChosenPictureProps) {
  const address = useFileAddress(file);
  const [unshown, setUnshown] = useState<File>();
  if (unshown === file) return <p className="text-14 text-draft">This picture cannot be shown. It may be damaged.</p>;
  return (
    <img
      src={address}
      alt={alt}
      onError={() => setUnshown(file)}
      className="h-24 max-w-full justify-self-start rounded-small border border-line bg-sunken object-contain"
    />
  );
}
