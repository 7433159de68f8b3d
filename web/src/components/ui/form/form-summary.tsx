import { useEffect, useRef } from 'react';

/** A message without a field id is about the form as a whole. */
export interface FormError {
  readonly field?: string;
  readonly message: string;
}
export interface FormSummaryProps {
  readonly errors: readonly FormError[];
  /** Changes with every submission, so another failed one takes the focus again. */
  readonly attempt: number;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const heading = (count: number) =>
  count === 1 ? 'One thing to correct' : `${numbers[count] ?? count} things to correct`;

function focusField(id: string): void {
  document.getElementById(id)?.focus();
}

/** The errors of a form, above it: announced and focused, each line linked to its field. */
export function FormSummary({ errors, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus.
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border border-danger bg-danger-bg px-4 py-3.5 text-14"
    >
      <p className="font-semibold text-danger">
        {errors.some(({ field }) => field) ? heading(errors.length) : 'Not done'}
      </p>
      <ul className="mt-1 list-disc pl-4.5">
        {errors.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                className="text-ink hover:text-ink"
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
