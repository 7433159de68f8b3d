import { type SubmitEvent, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
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
  /** Asks before the form is sent; unless it says yes, nothing happens. */
  readonly agreed?: (values: Values) => Promise<boolean>;
  /** Sends the form. Errors it throws are shown in the form, and what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
  /** Shown without a message from the server. */
  readonly fallback: string;
  /** Shown once in the summary instead of a line for each empty field. */
  readonly required?: string;
  /** The field that a problem without `errors` is about, such as a 409 for an address that is taken. */
  readonly blame?: (problem: ApiProblem) => Name<Values> | undefined;
}

/** What is asked of the value of a control that is no input. */
interface PickedRules<Value> {
  readonly required?: string;
  /** The error of a value; undefined if it may be sent. */
  readonly validate?: (value: Value) => string | undefined;
}

/** What a control that is no input gets. */
export interface PickedBinding<Value> {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether the value is still on its way: until then the form is not sent. */
  readonly onBusy: (isBusy: boolean) => void;
}

export interface FieldBinding extends UseFormRegisterReturn {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
}

const stillSending = 'A picture is still being uploaded. Wait for it, or cancel it';

/**
 * A form that is sent to the API, one submission at a time. Validation and server errors are shown under their fields
 * and in one `FormSummary`. Pulls in react-hook-form, so keep it out of the public pages.
 */
export function useApiForm<Values extends FieldValues>(options: ApiFormOptions<Values>) {
  const { defaultValues, agreed, send, fallback, required, blame } = options;
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const prefix = useId();
  const isSending = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const waitedFor = useRef(new Set<string>());
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const names = Object.keys(defaultValues);
  const idOf = (name: string) => `${prefix}${name}`;

  /** Nothing is being sent while somebody is asked. */
  const isAgreed = async (values: Values): Promise<boolean> => {
    if (!agreed) return true;
    setAsking(true);
    try {
      return await agreed(values);
    } finally {
      setAsking(false);
    }
  };

  const submit = form.handleSubmit(async (values) => {
    if (!(await isAgreed(values))) return;
    try {
      await send(values);
    } catch (error) {
      for (const [name, message] of assignErrors(error, { names, fallback, blame }))
        form.setError(name as Name<Values> | 'root', { type: 'server', message });
    }
  });

  return {
    /** The id of a field's control. Asking `field` for it would register it anew, without its rules. */
    idOf,
    /** Spread onto an `Input`: `{...field('email', { required: 'Please enter your email address' })}`. */
    field: (name: Name<Values>, rules?: RegisterOptions<Values, Name<Values>>): FieldBinding => ({
      ...form.register(name, rules),
      id: idOf(name),
      error: errors[name]?.message as string | undefined,
      required: Boolean(rules?.required),
    }),
    /** Spread onto a control that is no input: `<PictureField label="Logo" {...picked('logo')} />`. */
    picked<N extends Name<Values>>(
      name: N,
      { validate, ...rules }: PickedRules<PathValue<Values, N>> = {},
    ): PickedBinding<PathValue<Values, N>> {
      form.register(name, {
        ...rules,
        validate: (value) => (waitedFor.current.has(name) ? stillSending : validate?.(value)),
      });
      return {
        id: idOf(name),
        error: errors[name]?.message as string | undefined,
        value: form.watch(name),
        onChange(value) {
          form.setValue(name, value, { shouldDirty: true });
          form.clearErrors(name);
        },
        onBusy: (isBusy) => void (isBusy ? waitedFor.current.add(name) : waitedFor.current.delete(name)),
      };
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      void submit(event).finally(() => {
        isSending.current = false;
      });
    },
    busy: isSubmitting && !isAsking,
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
