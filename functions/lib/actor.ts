import type { Role } from '#shared/accounts/role.ts';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import type { Once } from './once/once.ts';

/** The caller, as described by the current profile rather than by the token. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** The author of a change, as named in the audit log. */
export interface Writer extends Pick<Actor, 'id' | 'name'> {
  /** The mark of the request, if its client gave it a key: what it makes is made once. */
  readonly once?: Once;
}

/** The writer of scheduled changes in the audit log. */
export const schedule: Writer = { id: 'schedule', name: 'Schedule' };

/** Whoever runs the commands of the operator: the credentials of the stage's account allow everything. */
export const operator: Writer = { id: 'operator', name: 'Operator' };

/** The caller of a route that requires a token. */
export interface SignedIn extends Actor, Writer {
  /** The token's subject: the key of the profile. */
  readonly subject: string;
  /** The token's `origin_jti`: the session that it was issued in, by its sign-in or by a refresh. */
  readonly session: string;
  /** The parts of the back-office that profile and token both allow. */
  readonly areas: readonly AdminArea[];
}

/** Somebody who acts on other people. */
export type Manager = Writer & Pick<SignedIn, 'areas'>;

/** What authentication needs from a profile; the owner of the profiles provides it with one read. */
export interface Profile extends Omit<Actor, 'isAdmin'> {
  readonly role: Role;
  readonly active: boolean;
  readonly forcePasswordChange: boolean;
  /** Whether the back-office is closed to them until they have a second factor. */
  readonly lacksSecondFactor: boolean;
  /** Sessions started before this moment (milliseconds) are invalid: reset, change of password, sign-out everywhere. */
  readonly tokensValidAfter: number;
  /** The sessions that have not been ended. */
  readonly openSessions: readonly string[];
}
/** By the `sub` of the token. */
export type FindProfile = (subject: string) => Promise<Profile | undefined>;
