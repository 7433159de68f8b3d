import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import type { SignupVariant } from '../api/signup.ts';
import { SignupFrame } from './signup-frame.tsx';
import { SignupSkeleton } from './signup-skeleton.tsx';

const SignupContent = lateComponent(async () => (await import('./signup-content.tsx')).SignupContent);

export interface NewsletterSignupProps {
  readonly variant?: SignupVariant;
  readonly title?: string;
  readonly description?: string;
  /** The page's topics: the fallback if the reader chooses nothing. */
  readonly interests?: readonly string[];
}

const about =
  'Cybersecurity insights and compliance updates by email. You confirm once; every issue has a one-click way out.';
const none: readonly string[] = [];

/** The newsletter signup. Its form is loaded when it comes into view; until then a skeleton reserves the space. */
export function NewsletterSignup(props: NewsletterSignupProps) {
  const { variant = 'default', title = 'Stay Informed', description = about, interests = none } = props;
  const frame = { variant, title, description };
  const onItsWay = (
    <SignupFrame {...frame}>
      <SignupSkeleton variant={variant} />
    </SignupFrame>
  );
  return (
    <Near margin="0px" instead={onItsWay}>
      <LatePart part={SignupContent} instead={onItsWay}>
        <SignupContent {...frame} interests={interests} />
      </LatePart>
    </Near>
  );
}
