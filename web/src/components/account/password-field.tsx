import { type KeyboardEvent, useState } from 'react';
import type { InputProps } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';

/** A password that says when Caps Lock is on: nobody sees it in the dots. */
export function PasswordField({ help, error, ...input }: Omit<InputProps, 'type'>) {
  const [isCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  // An error says what the help said.
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
