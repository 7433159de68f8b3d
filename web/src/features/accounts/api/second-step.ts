import { useState } from 'react';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { Session } from '#shared/accounts/user.ts';

/** A sign-in that waits for a code. The password is kept for a recovery code, with which it has to be sent again. */
export interface SecondStepOf {
  readonly challenge: string;
  readonly password: string;
}

/** What a sign-in form does with an answer: a session is handed on, a question for a code leads to the second step. */
export function useSecondStep(onSession: (session: Session) => void) {
  const [step, setStep] = useState<SecondStepOf>();
  return {
    step,
    leave: () => setStep(undefined),
    receive(answer: Session | SecondFactorAsked, password: string): void {
      if ('challenge' in answer) setStep({ challenge: answer.challenge, password });
      else onSession(answer);
    },
  };
}
