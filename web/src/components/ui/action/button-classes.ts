import { classNames } from '#web/lib/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'done' | 'danger' | 'destroy' | 'inverse';
export type ButtonSize = 40 | 48;

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-accent-fill bg-accent-fill text-on-accent hover:border-accent-fill-hover hover:bg-accent-fill-hover hover:text-on-accent',
  secondary: 'border-line-control bg-surface text-ink hover:border-ink hover:text-ink',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken hover:text-ink',
  done: 'border-accent bg-accent-soft text-accent hover:text-accent-hover',
  danger: 'border-current bg-surface text-danger hover:bg-danger-bg hover:text-danger',
  destroy: 'border-transparent bg-destroy text-white hover:brightness-90 hover:text-white',
  inverse: 'border-inverse-ink bg-inverse-ink text-[#122624] hover:bg-white hover:text-[#122624]',
};

const base =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-control border font-sans font-strong leading-tight no-underline whitespace-nowrap select-none transition-colors disabled:opacity-55';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** The look of a button, also for links that act as the page's main action. */
export const buttonClasses = ({ variant = 'secondary', size = 40, className }: ButtonLook): string =>
  classNames(base, size === 48 ? 'min-h-12 px-6 text-16' : 'min-h-10 px-4 text-14', variants[variant], className);
