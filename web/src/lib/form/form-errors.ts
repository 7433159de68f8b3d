import { ApiProblem, problemDetail } from '../api/api-problem.ts';

/** A form library's error of a field: the broken rule and its message. */
export interface FieldError {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** A line in a `FormSummary`. Without a field it is about the form as a whole. */
export interface SummaryLine {
  readonly field?: string;
  readonly message: string;
}

export interface SummaryRules {
  /** Names of the fields in page order. */
  readonly names: readonly string[];
  /** The id of a field's control. */
  readonly idOf: (name: string) => string;
  /** Shown once instead of a line for each empty field. */
  readonly required?: string | undefined;
}

type Errors = Readonly<Record<string, FieldError | undefined>>;

/** Errors of the fields in page order, then the form's own. Duplicate messages are dropped. */
export function summaryOf(errors: Errors, { names, idOf, required }: SummaryRules): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const name of names) {
    const error = errors[name];
    const message = error?.type === 'required' && required ? required : error?.message;
    if (typeof message === 'string' && !lines.has(message)) lines.set(message, { field: idOf(name), message });
  }
  const whole = errors.root?.message;
  return typeof whole === 'string' ? [...lines.values(), { message: whole }] : [...lines.values()];
}

export interface BlameRules {
  readonly names: readonly string[];
  /** Used without a message from the server. */
  readonly fallback: string;
  /** The field that a problem without `errors` is about. */
  readonly blame?: ((problem: ApiProblem) => string | undefined) | undefined;
}

/** The field of a path: itself, the last part of `advertise.open_rate`, because forms are flat, or the list of `tags.2`. */
const fieldAt = (path: string, names: readonly string[]): string | undefined =>
  names.includes(path) ? path : names.find((name) => path.endsWith(`.${name}`) || path.startsWith(`${name}.`));

/** Assigns the messages of a failed call to fields. Without a known field the message belongs to `root`. */
export function assignErrors(
  error: unknown,
  { names, fallback, blame }: BlameRules,
): [name: string, message: string][] {
  const problem = error instanceof ApiProblem ? error : undefined;
  const byField = Object.entries(problem?.errors ?? {}).flatMap(([path, message]) => {
    const name = fieldAt(path, names);
    return name === undefined ? [] : [[name, message] as [string, string]];
  });
  if (byField.length > 0) return byField;
  return [[(problem && blame?.(problem)) ?? 'root', problemDetail(error, fallback)]];
}
