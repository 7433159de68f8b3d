import type { InputProps } from '#web/components/ui/form/input.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

/** A field for the six digits of an authenticator. */
export const CodeInput = (props: InputProps) => (
  <Input inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />
);
