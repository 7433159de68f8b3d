import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for navigation. Use `Button` for actions. */
export function ButtonLink({ variant, size, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses({ variant, size, className })}>
      {icon}
      {children}
    </Link>
  );
}
