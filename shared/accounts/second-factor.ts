import * as z from 'zod';

/** How many recovery codes somebody gets. */
export const recoveryCodeCount = 10;

const noPassword = 'Please enter your password';
const noCode = 'Please enter the code';
const codeForm = 'A code of your authenticator has 6 digits';

/** People type codes as they are shown: in groups. */
const ungrouped = (text: string): string => text.replace(/[\s-]/g, '');

const Password = z.string(noPassword).min(1, noPassword).max(256, 'Password must be at most 256 characters long');
const tooLong = 'Must be at most 40 characters';
const Typed = z.string(noCode).max(40, tooLong).transform(ungrouped);
const Filled = Typed.refine((code) => code !== '', noCode);
/** What an authenticator shows, in one group or two. */
const AuthenticatorCode = z
  .string(noCode)
  .trim()
  .min(1, noCode)
  .regex(/^\d{3}[ -]?\d{3}$/, codeForm)
  .transform(ungrouped);
/** A recovery code, in whatever case and groups it is typed. */
const RecoveryCode = Filled.transform((code) => code.toUpperCase());
/** Either of the two: six digits are an authenticator's. */
const EitherCode = RecoveryCode;

/** Whether what was typed is meant to be an authenticator's code. */
export const isAuthenticatorCode = (code: string): boolean => /^\d{6}$/.test(code);

const over = 'Your sign-in has expired. Please enter your password again.';
const Challenge = z.string(over).min(1, over).max(200, over);

/**
 * The answer to the right password of somebody with a second factor: instead of a session, a challenge that is good for
 * three minutes. It names nobody.
 */
export const SecondFactorAsked = z.object({
  success: z.literal(true),
  second_factor: z.literal(true),
  challenge: z.string(),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

export const CodeAnswer = z.object({ challenge: Challenge, code: AuthenticatorCode });
/** The password again: the server keeps none, and the user pool gives a session for nothing less. */
export const RecoveryAnswer = z.object({ challenge: Challenge, password: Password, recovery_code: RecoveryCode });
export type RecoveryAnswer = z.infer<typeof RecoveryAnswer>;

/** What somebody has set up. `required`: the back-office is closed to them without it. */
export const SecondFactor = z.object({
  enrolled: z.boolean(),
  enrolled_at: z.string().nullable(),
  recovery_codes_left: z.number().int(),
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** A new secret for an authenticator, as letters to type and as the address that its QR code holds. */
export const AuthenticatorSecret = z.object({ success: z.literal(true), secret: z.string(), uri: z.string() });
export type AuthenticatorSecret = z.infer<typeof AuthenticatorSecret>;

/** Left out by whoever has no authenticator yet. */
const Optional = z.string().max(40, tooLong).transform(ungrouped);

/** `code` is of the new authenticator; `current_code`, of the present one or a recovery code, replaces one. */
export const Enrolment = z.object({
  password: Password,
  code: AuthenticatorCode,
  current_code: Optional.transform((code) => code.toUpperCase()).optional(),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** What changing a second factor takes. */
export const FactorProof = z.object({ password: Password, code: EitherCode });
export type FactorProof = z.infer<typeof FactorProof>;

/** New recovery codes; they are shown only here. */
export const RecoveryCodes = z.object({
  success: z.literal(true),
  message: z.string(),
  recovery_codes: z.array(z.string()),
});
