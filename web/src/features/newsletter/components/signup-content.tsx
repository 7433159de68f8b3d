import { interestLabel } from '#shared/newsletter/interests.ts';
import { useNewsletterStatus } from '../api/status.ts';
import { SignupForm } from './signup-form.tsx';
import { SignupFrame, type SignupFrameProps } from './signup-frame.tsx';
import { SignupSkeleton } from './signup-skeleton.tsx';

export interface SignupContentProps extends Omit<SignupFrameProps, 'children'> {
  readonly interests: readonly string[];
}

/** The form, or a notice that the user is already subscribed. */
export function SignupContent({ interests, ...frame }: SignupContentProps) {
  const { email, status, isLoading } = useNewsletterStatus();
  if (status?.subscribed) {
    const topics = status.interests.map((interest) => interestLabel(interest).toLowerCase());
    return (
      <SignupFrame
        variant={frame.variant}
        title="You're Subscribed!"
        description={
          <p aria-live="polite">
            {email}: {topics.length > 0 ? topics.join(', ') : 'all topics'}
          </p>
        }
      />
    );
  }
  return (
    <SignupFrame {...frame}>
      {isLoading ? (
        <SignupSkeleton variant={frame.variant} />
      ) : (
        <SignupForm variant={frame.variant} interests={interests} email={email} />
      )}
    </SignupFrame>
  );
}
