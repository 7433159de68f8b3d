import { type SubmitEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { ApiProblem } from '../api/api-problem.ts';
import { assignErrors, type FieldError, summaryOf } from './form-errors.ts';

/** Field names of a form: flat, like the server's. */
type Name<Values extends FieldValues> = FieldPath<Values> & Extract<keyof Values, string>;

export interface ApiFormOptions<Values extends FieldValues> {
  /** One for each field, in page order. */
  readonly defaultValues: DefaultValues<Values>;
  /** Sends the form. Errors it throws are shown in the form, and what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
  /** Shown without a message from the server. */
  readonly fallback: string;
  /** Shown once in the summary instead of a line for each empty field. */
  readonly required?: string;
  /** The field that a problem without `errors` is about, such as a 409 for an address that is taken. */
  readonly blame?: (problem: ApiProblem) => Name<Values> | undefined;
}

export interface FieldBinding extends UseFormRegisterReturn {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
}

/**
 * A form that is sent to the API, one submission at a time. Validation and server errors are shown under their fields
 * and in one `FormSummary`. Pulls in react-hook-form, so keep it out of the public pages.
 */
export function useApiForm<Values extends FieldValues>(options: ApiFormOptions<Values>) {
  const { defaultValues, send, fallback, required, blame } = options;
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const prefix = useId();
  const isSending = useRef(false);
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const names = Object.keys(defaultValues);
  const idOf = (name: string) => `${prefix}${name}`;

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      for (const [name, message] of assignErrors(error, { names, fallback, blame }))
        form.setError(name as Name<Values> | 'root', { type: 'server', message });
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
    summary: {
      errors: summaryOf(errors as Record<string, FieldError>, { names, idOf, required }),
      attempt: submitCount,
    },
    watch: form.watch,
    getValues: form.getValues,
    setValue: form.setValue,
    reset: form.reset,
    register: form.register,
  };
}
