import { ApiProblem, problemDetail } from '../api/api-problem.ts';

/** What a form library knows of a field: which rule it broke and what to say. */
export interface FieldError {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** A line of a `FormSummary`. Without a field it is about the form as a whole. */
export interface SummaryLine {
  readonly field?: string;
  readonly message: string;
}

export interface SummaryRules {
  /** Names of the fields in their order on the page. */
  readonly names: readonly string[];
  /** The id of a field's control. */
  readonly idOf: (name: string) => string;
  /** Said once instead of a line for each field that is empty. */
  readonly required?: string | undefined;
}

type Errors = Readonly<Record<string, FieldError | undefined>>;

/** Errors of the fields in the order of the page, then what concerns the form as a whole. Nothing is said twice. */
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
  /** Said when the server has no sentence of its own. */
  readonly fallback: string;
  /** The field that a problem without `errors` is about. */
  readonly blame?: ((problem: ApiProblem) => string | undefined) | undefined;
}

/** Which field says what after a failed call. What is said of a field that the form does not have is said of `root`. */
export function blameOf(error: unknown, { names, fallback, blame }: BlameRules): [name: string, message: string][] {
  const problem = error instanceof ApiProblem ? error : undefined;
  const byField = Object.entries(problem?.errors ?? {}).filter(([name]) => names.includes(name));
  if (byField.length > 0) return byField;
  return [[(problem && blame?.(problem)) ?? 'root', problemDetail(error, fallback)]];
}
