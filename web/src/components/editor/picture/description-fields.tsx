import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Input } from '../../ui/form/input.tsx';
import type { useDescription } from './use-description.ts';

/** What a picture shows, or that it is only decoration. */
export function DescriptionFields({ description }: { readonly description: ReturnType<typeof useDescription> }) {
  const { alt, setAlt, isDecoration, setDecoration, error } = description;
  return (
    <div className="grid gap-1">
      <Input
        label="What it shows"
        help="Read out to those who cannot see it."
        value={isDecoration ? '' : alt}
        disabled={isDecoration}
        error={error}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Checkbox
        label="It is only decoration: nothing is read out"
        checked={isDecoration}
        onChange={(event) => setDecoration(event.target.checked)}
      />
    </div>
  );
}
