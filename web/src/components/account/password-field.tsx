import { type KeyboardEvent, useState } from 'react';
import type { InputProps } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';

/** A password field that warns when Caps Lock is on, which the dots do not show. */
export function PasswordField({ help, error, ...input }: Omit<InputProps, 'type'>) {
  const [isCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  // An error repeats the help.
  const usual = error ? undefined : help;
  return (
    <PasswordInput
      {...input}
      error={error}
      help={isCapsLock ? <span role="status">Caps Lock is on.</span> : usual}
      onKeyDown={look}
      onKeyUp={look}
    />
  );
}
