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
  /** What the page is about: taken when nothing is chosen. */
  readonly offered: readonly string[];
  /** Signed in, the account's address is subscribed. */
  readonly isSignedIn: boolean;
}
export interface SignupState {
  readonly kind: 'idle' | 'loading' | 'success' | 'error';
  readonly message?: string;
}

/** What is wrong with an address before it is sent. */
export const faultOf = (email: string): string | undefined => {
  if (!email.trim()) return required;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : malformed;
};

/** The chosen interests, else those of the page. */
export const interestsToSend = (chosen: readonly string[], offered: readonly string[]): string[] => [
  ...(chosen.length > 0 ? chosen : offered),
];

/** The sentence of a refusal; of a field it is the field's. */
const refusal = (error: unknown): string =>
  (error instanceof ApiProblem && error.errors.email) || problemDetail(error, failure);

/** Sends a subscription once at a time, and clears the form when it has been taken. */
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
