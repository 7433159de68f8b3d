import { type SubmitEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { ApiProblem, problemDetail } from './api-problem.ts';

/** Values of a form: flat, because the server names its fields so. */
type Name<Values extends FieldValues> = FieldPath<Values> & Extract<keyof Values, string>;

export interface ApiFormOptions<Values extends FieldValues> {
  /** One for each field, in their order on the page: the summary lists errors in this order. */
  readonly defaultValues: DefaultValues<Values>;
  /** Sends the form. What it throws is shown in the form, and what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
  /** Said when the server has no sentence of its own. */
  readonly fallback: string;
  /** What the summary says once, instead of a line for each field that is empty. */
  readonly required?: string;
  /** The field that a problem without `errors` is about, such as a 409 for an address that is taken. */
  readonly blame?: (problem: ApiProblem) => Name<Values> | undefined;
}

export interface FieldBinding extends UseFormRegisterReturn {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
}

export interface SummaryLine {
  readonly field?: string;
  readonly message: string;
}

/** Errors of the fields in the form's order, then what concerns the form as a whole. Nothing is said twice. */
function summaryOf(
  errors: FieldErrors,
  { defaultValues, required }: { readonly defaultValues: object; readonly required?: string },
  idOf: (name: string) => string,
): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const name of Object.keys(defaultValues)) {
    const error = errors[name];
    const message = error?.type === 'required' && required ? required : error?.message;
    if (typeof message === 'string' && !lines.has(message)) lines.set(message, { field: idOf(name), message });
  }
  const whole = errors.root?.message;
  return whole ? [...lines.values(), { message: whole }] : [...lines.values()];
}

/** Which field says what. A message for a field that this form does not have is about the form as a whole. */
function blameOf<Values extends FieldValues>(error: unknown, options: ApiFormOptions<Values>) {
  const known = error instanceof ApiProblem ? error : undefined;
  const byField = Object.entries(known?.errors ?? {}).filter(([name]) => name in options.defaultValues);
  if (byField.length > 0) return byField as [Name<Values>, string][];
  const name = (known && options.blame?.(known)) ?? ('root' as const);
  return [[name, problemDetail(error, options.fallback)] as const];
}

/**
 * A form that is sent to the API: rules of the browser and errors of the server end under their fields and in one
 * `FormSummary`; it is sent once at a time. Brings react-hook-form along, so keep it out of the public pages.
 */
export function useApiForm<Values extends FieldValues>(options: ApiFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues: options.defaultValues, shouldFocusError: false });
  const prefix = useId();
  const isSending = useRef(false);
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const idOf = (name: string) => `${prefix}${name}`;

  const submit = form.handleSubmit(async (values) => {
    try {
      await options.send(values);
    } catch (error) {
      for (const [name, message] of blameOf(error, options)) form.setError(name, { type: 'server', message });
    }
  });

  return {
    /** Spread onto an `Input`: `{...field('email', { required: 'Please enter your email address' })}`. */
    field: (name: Name<Values>, rules?: RegisterOptions<Values, Name<Values>>): FieldBinding => ({
      ...form.register(name, rules),
      id: idOf(name),
      error: errors[name]?.message as string | undefined,
      required: Boolean(rules?.required),
    }),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      void submit(event).finally(() => {
        isSending.current = false;
      });
    },
    busy: isSubmitting,
    isDirty,
    /** For `FormSummary`. */
    summary: { errors: summaryOf(errors, options, idOf), attempt: submitCount },
    watch: form.watch,
    getValues: form.getValues,
    setValue: form.setValue,
    setFocus: form.setFocus,
  };
}
