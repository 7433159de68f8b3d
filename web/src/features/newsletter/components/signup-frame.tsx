import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { SignupVariant } from '../api/signup.ts';

export interface SignupFrameProps {
  readonly variant: SignupVariant;
  readonly title: string;
  readonly description: ReactNode;
  readonly children?: ReactNode;
}

const box = 'no-print rounded-card border border-line bg-surface p-5';
/** `compact`: the form beside the text, for a band of the home page. Others: below it, for a column of text. */
const looks: Readonly<Record<SignupVariant, string>> = {
  compact: 'grid items-center gap-x-12 gap-y-4 sm:px-8 sm:py-7 lg:grid-cols-[1fr_minmax(0,560px)]',
  default: 'grid gap-3 sm:p-7',
  'blog-post': 'grid gap-3 sm:p-7',
};

/** The box around the newsletter signup: title, description and the form. */
export function SignupFrame({ variant, title, description, children }: SignupFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(box, looks[variant])}>
      <div>
        <h2 id={id} className="text-21">
          {title}
        </h2>
        <div className="mt-1 text-14 text-muted">{description}</div>
      </div>
      {children}
    </section>
  );
}
