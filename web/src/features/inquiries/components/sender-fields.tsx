import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { longest } from '../api/inquiry-rules.ts';

type Binding = UseFormRegisterReturn & { readonly id: string; readonly error: string | undefined };

/** The sender's fields, common to every form. */
export const SenderFields = ({ name, email }: { readonly name: Binding; readonly email: Binding }) => (
  <>
    <Input label="Name" autoComplete="name" maxLength={longest.name} {...name} />
    <Input
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longest.email}
      {...email}
    />
  </>
);

export const PhoneField = (binding: Binding) => (
  <Input label="Phone (optional)" type="tel" autoComplete="tel" maxLength={longest.phone} {...binding} />
);

export const MessageField = (binding: Binding) => (
  <Textarea label="Message" className="sm:col-span-2" maxLength={longest.message} {...binding} />
);
