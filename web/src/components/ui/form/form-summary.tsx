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

const Line = ({ field, message }: FormError) =>
  field ? (
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
  );

const Lines = ({ errors }: Pick<FormSummaryProps, 'errors'>) => (
  <>
    <p className="font-semibold text-danger">{heading(errors.length)}</p>
    <ul className="mt-1 list-disc pl-4.5">
      {errors.map((error) => (
        <li key={`${error.field}${error.message}`}>
          <Line {...error} />
        </li>
      ))}
    </ul>
  </>
);

/** The errors of a form, above it: announced and focused, each line linked to its field. One about the whole is a sentence. */
export function FormSummary({ errors, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = errors;
  const isShown = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus.
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!first) return null;
  const isWhole = errors.length === 1 && !first.field;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border border-danger bg-danger-bg px-4 py-3.5 text-14"
    >
      {isWhole ? <p className="font-strong text-danger">{first.message}</p> : <Lines errors={errors} />}
    </div>
  );
}
