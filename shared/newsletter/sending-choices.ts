/** Choices of the sending of newsletters. */

/**
 * Where the mail to one recipient stands. `claimed`: it may have left, nobody knows yet. `uncertain`: whoever sent it was
 * cut off before the answer of SES, so it is not sent again by itself.
 */
export const recipientStates = ['queued', 'claimed', 'sent', 'failed', 'suppressed', 'uncertain'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** The states that end a mail. A round is over when everybody in it has one. */
export const settledStates = ['sent', 'failed', 'suppressed', 'uncertain'] as const;
export type SettledState = (typeof settledStates)[number];

/** Where the sending of a newsletter stands. */
export const sendingStates = ['sending', 'paused', 'sent', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];

/** To whom a round of a sending goes: the audience, those whose mail failed, or those who have not opened it. */
export const roundKinds = ['audience', 'failed', 'not_opened'] as const;
export type RoundKind = (typeof roundKinds)[number];

/** Why a sending is paused: an admin's act, too many mails that came back or were reported as spam, or errors of its own. */
export const pauseReasons = ['admin', 'bounces', 'complaints', 'errors'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What a sending waits for: SES asks for fewer mails, the day's are used up, the account may not send, SES is away. */
export const waitReasons = ['rate', 'quota', 'account', 'outage'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Above these shares of the mails that were sent, a sending pauses by itself. */
export const mostBounces = 0.05;
export const mostComplaints = 0.001;
