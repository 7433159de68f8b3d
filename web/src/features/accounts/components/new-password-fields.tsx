import type { RegisterOptions } from 'react-hook-form';
import { PasswordField } from '#web/components/account/password-field.tsx';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';
import { sixCharacters } from '../api/form-rules.ts';

interface NewPassword {
  readonly new_password: string;
  readonly confirm: string;
}
type FieldName = keyof NewPassword;

export interface NewPasswordFieldsProps {
  /** A form with at least these two fields. */
  readonly form: {
    readonly field: (name: FieldName, rules: RegisterOptions<NewPassword, FieldName>) => FieldBinding;
  };
}

const tooShort = 'Password must be at least 6 characters long';
const asTypedBefore = (confirm: string, values: NewPassword) =>
  confirm === values.new_password || 'Passwords do not match';

/** A new password and its repetition, after a reset. */
export const NewPasswordFields = ({ form: { field } }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="New password"
      help="At least 6 characters"
      autoComplete="new-password"
      {...field('new_password', { ...sixCharacters(tooShort), deps: ['confirm'] })}
    />
    <PasswordField
      label="Confirm new password"
      autoComplete="new-password"
      {...field('confirm', { required: 'Please repeat the new password', validate: asTypedBefore })}
    />
  </>
);
