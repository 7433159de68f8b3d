import { type SubmitEvent, useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, problemDetail } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';

const required = 'Email address is required.';
const malformed = 'Please enter a valid email address';
const failure = 'Subscription failed. Please try again.';

export type SignupVariant = 'compact' | 'default' | 'blog-post';

interface Settings {
  readonly variant: SignupVariant;
  /** The page's topics: the fallback if nothing is chosen. */
  readonly offered: readonly string[];
  /** With a session, the account's address is subscribed. */
  readonly isSignedIn: boolean;
}
export interface SignupState {
  readonly kind: 'idle' | 'loading' | 'success' | 'error';
  readonly message?: string;
}

/** The validation error of an address, if any. */
export const faultOf = (email: string): string | undefined => {
  if (!email.trim()) return required;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : malformed;
};

/** The chosen interests, else the page's. */
export const interestsToSend = (chosen: readonly string[], offered: readonly string[]): string[] => [
  ...(chosen.length > 0 ? chosen : offered),
];

/** The error message: the field's if there is one, else the response's. */
const refusal = (error: unknown): string =>
  (error instanceof ApiProblem && error.errors.email) || problemDetail(error, failure);

/** Sends one subscription at a time, and clears the form on success. */
export function useSignup({ variant, offered, isSignedIn }: Settings) {
  const [state, setState] = useState<SignupState>({ kind: 'idle' });
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const trap = useRef<HTMLInputElement>(null);
  const reload = useReload();

  const send = () => {
    const body = {
      interests: interestsToSend(chosen, offered),
      source: variant === 'blog-post' ? ('blog_post' as const) : ('website' as const),
    };
    if (isSignedIn) return api('POST /newsletter/subscribe', { body });
    const website = trap.current?.value ?? '';
    return api('POST /newsletter/subscribe-public', { body: { ...body, email: email.trim(), website } });
  };

  async function submit(): Promise<void> {
    setState({ kind: 'loading' });
    try {
      const { message } = await send();
      setState({ kind: 'success', message });
      setEmail('');
      setChosen([]);
      if (isSignedIn) await reload('GET /newsletter/status');
    } catch (error) {
      setState({ kind: 'error', message: refusal(error) });
    }
  }

  return {
    state,
    email,
    setEmail,
    chosen,
    toggle: (interest: string) =>
      setChosen(chosen.includes(interest) ? chosen.filter((each) => each !== interest) : [...chosen, interest]),
    trap,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (state.kind === 'loading') return;
      const fault = isSignedIn ? undefined : faultOf(email);
      if (fault) setState({ kind: 'error', message: fault });
      else void submit();
    },
  };
}
