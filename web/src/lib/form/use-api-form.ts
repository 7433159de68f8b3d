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
import { blameOf, type FieldError, summaryOf } from './form-errors.ts';

/** Fields of a form: flat, because the server names them so. */
type Name<Values extends FieldValues> = FieldPath<Values> & Extract<keyof Values, string>;

export interface ApiFormOptions<Values extends FieldValues> {
  /** One for each field, in their order on the page. */
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

/**
 * A form that is sent to the API: rules of the browser and errors of the server end under their fields and in one
 * `FormSummary`; it is sent once at a time. Brings react-hook-form along, so keep it out of the public pages.
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
      for (const [name, message] of blameOf(error, { names, fallback, blame }))
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
