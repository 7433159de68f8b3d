import { formatPrice } from '#shared/kernel/format.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Badge } from './badge.tsx';

export interface PriceProps {
  /** Dollars. */
  readonly price: number;
  readonly isFree?: boolean;
  /** Font size: `text-14`, `text-28`. */
  readonly className?: string;
}

/** A price in the monospaced font, or the FREE badge. */
export const Price = ({ price, isFree = price === 0, className = 'text-16' }: PriceProps) =>
  isFree ? (
    <Badge look="accent">FREE</Badge>
  ) : (
    <span className={classNames('font-mono leading-tight font-medium whitespace-nowrap', className)}>
      {formatPrice(price)}
    </span>
  );
