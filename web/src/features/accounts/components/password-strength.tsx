import { Check, Minus } from 'lucide-react';
import { passwordStrength, requiredStrength, strengthLabel } from '#shared/accounts/password-strength.ts';
import { classNames } from '#web/lib/class-names.ts';
import { passwordRules } from '../api/password-rules.ts';

const Bars = ({ strength }: { readonly strength: number }) => (
  <div aria-hidden="true" className="grid grid-cols-5 gap-1">
    {passwordRules.map(({ text }, i) => (
      <span
        key={text}
        className={classNames(
          'h-1.5 rounded-[2px]',
          i >= strength ? 'bg-line' : strength >= requiredStrength ? 'bg-accent' : 'bg-draft',
        )}
      />
    ))}
  </div>
);

/** A password's strength, 0 to 5, and what would improve it. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className="-mt-2 grid gap-2 text-14">
      <Bars strength={strength} />
      <p aria-live="polite" className="text-muted">
        {password === '' ? (
          `At least ${requiredStrength} of these five:`
        ) : (
          <>
            Strength: <strong className="font-semibold text-ink">{strengthLabel(strength)}</strong>, {strength} of 5.
            {strength < requiredStrength && ` At least ${requiredStrength} are needed.`}
          </>
        )}
      </p>
      <ul className="grid gap-x-4 gap-y-0.5 text-muted xs:grid-cols-2">
        {passwordRules.map(({ text, holds }) => {
          const Icon = holds(password) ? Check : Minus;
          return (
            <li key={text} className={classNames('flex items-center gap-1.5', holds(password) && 'text-ink')}>
              <Icon
                size={14}
                aria-hidden="true"
                className={classNames('flex-none', holds(password) && 'text-accent')}
              />
              {text}
              {holds(password) && <span className="sr-only">, done</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
