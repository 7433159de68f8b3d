import type { ReactNode } from 'react';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { formatDateTime } from '#shared/kernel/format.ts';

interface LetterProps {
  readonly from: ReactNode;
  readonly at: string;
  readonly text: string;
  /** A reply of the shop, set apart from what came in. */
  readonly isOurs?: boolean;
}

const Letter = ({ from, at, text, isOurs = false }: LetterProps) => (
  <li className={`rounded-card border border-line p-5 ${isOurs ? 'ml-4 bg-accent-soft sm:ml-10' : 'bg-surface'}`}>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 font-strong wrap-anywhere">{from}</span>
      <time dateTime={at} className="font-mono text-12 text-muted">
        {formatDateTime(at)}
      </time>
    </p>
    <p className="mt-3 max-w-[68ch] wrap-anywhere whitespace-pre-line">{text}</p>
  </li>
);

/** What somebody wrote, and what they were answered by mail. */
export const InquiryThread = ({ inquiry }: { readonly inquiry: Inquiry }) => (
  <ol aria-label="Messages" className="grid gap-3">
    <Letter from={<bdi>{inquiry.name}</bdi>} at={inquiry.created_at} text={inquiry.message} />
    {inquiry.replies.map(({ message, by, at }) => (
      <Letter key={at} isOurs from={`Reply by ${by}`} at={at} text={message} />
    ))}
  </ol>
);
