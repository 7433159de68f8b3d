import { useId } from 'react';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { controlClasses } from '#web/components/ui/form/control-classes.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { type SignupVariant, useSignup } from '../api/signup.ts';
import { InterestChoice } from './interest-choice.tsx';

export interface SignupFormProps {
  readonly variant: SignupVariant;
  readonly interests: readonly string[];
  /** The account's address, with a session. */
  readonly email: string | undefined;
}

const firstInterests = newsletterInterests.slice(0, 4).map(({ value }) => value);
const row = 'grid grid-cols-[1fr_auto] gap-2';

/** A honeypot: invisible to people, filled in by bots that fill in every field. */
const Trap = ({ trap }: { readonly trap: ReturnType<typeof useSignup>['trap'] }) => (
  <div className="sr-only" aria-hidden="true">
    <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
  </div>
);

/** An address, or the account's with a session, and topics if there is room. */
export function SignupForm({ variant, interests, email }: SignupFormProps) {
  const form = useSignup({ variant, offered: interests, isSignedIn: email !== undefined });
  const { state } = form;
  const id = useId();
  const subscribe = (
    <Button
      type="submit"
      variant="primary"
      className="min-h-11"
      busy={state.kind === 'loading'}
      busyText="Subscribing…"
    >
      Subscribe
    </Button>
  );
  const error = state.kind === 'error' ? state.message : undefined;
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid min-w-0 gap-2">
      {variant !== 'compact' && (
        <InterestChoice legend="Interests" choices={firstInterests} chosen={form.chosen} onToggle={form.toggle} />
      )}
      {email === undefined ? (
        <Field label="Email" id={id} error={error} required>
          {(control) => (
            <div className={row}>
              <input
                {...control}
                type="email"
                autoComplete="email"
                placeholder="you@company.com"
                value={form.email}
                onChange={(event) => form.setEmail(event.target.value)}
                className={controlClasses}
              />
              {subscribe}
            </div>
          )}
        </Field>
      ) : (
        <div className={`${row} items-center`}>
          <p className="min-w-0 text-14">
            <span className="block text-muted">Subscribing as</span>
            <span className="block font-strong break-words">{email}</span>
          </p>
          {subscribe}
        </div>
      )}
      <Trap trap={form.trap} />
      <div role="status" className="text-14 empty:-mt-2">
        {state.kind === 'success' && <p className="font-medium text-published">{state.message}</p>}
        {email !== undefined && error && <p className="font-medium text-danger">{error}</p>}
      </div>
    </form>
  );
}
