/** Who is calling, as the profile says now, not as the token said when it was made. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** Whoever changes something, as the log names them. */
export type Writer = Pick<Actor, 'id' | 'name'>;

/** Who does what is due, in the log. */
export const schedule: Writer = { id: 'schedule', name: 'Schedule' };

/** An actor of a route that needs a token. */
export interface SignedIn extends Actor {
  /** The token's subject: the key of the profile. */
  readonly subject: string;
}

/** What authentication must know of a profile; whoever keeps profiles answers it with one read. */
export interface Profile extends Actor {
  readonly active: boolean;
  readonly forcePasswordChange: boolean;
  /** Sessions that began before this moment (milliseconds) are over: reset, change of password, sign-out everywhere. */
  readonly tokensValidAfter: number;
}
/** By the `sub` of the token. */
export type FindProfile = (subject: string) => Promise<Profile | undefined>;
