import type { LocalClock } from '../service.ts';

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireLowercase?: boolean;
  readonly requireUppercase?: boolean;
  readonly requireNumbers?: boolean;
  readonly requireSymbols?: boolean;
}

export interface GroupOptions {
  readonly name: string;
  readonly precedence?: number;
}

export interface PoolOptions {
  readonly id: string;
  readonly name: string;
  readonly passwordPolicy: PasswordPolicy;
  readonly groups: readonly GroupOptions[];
  /** Attributes that every user has. */
  readonly requiredAttributes: readonly string[];
  /** Whether users may have a second factor of time-based codes. */
  readonly softwareTokens: boolean;
}

export interface ClientOptions {
  readonly id: string;
  readonly name: string;
  /** As CloudFormation spells them, such as `ALLOW_ADMIN_USER_PASSWORD_AUTH`. */
  readonly authFlows: readonly string[];
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** Attributes that users may change through it; all when absent. */
  readonly writeAttributes?: readonly string[] | undefined;
}

export interface CognitoOptions {
  readonly directory: string;
  readonly clock: LocalClock;
  /** Such as `https://cognito-idp.eu-west-1.amazonaws.com`: the pool id is appended. */
  readonly issuerDomain: string;
  readonly pool: PoolOptions;
  readonly client: ClientOptions;
}

export interface Attribute {
  readonly Name: string;
  readonly Value?: string;
}

/** A user as cognito-local stores it, plus the groups, which it would store on the group. */
export interface User {
  readonly Username: string;
  /** The hash, never the password (`user/passwords.ts`). */
  readonly Password: string;
  readonly Attributes: readonly Attribute[];
  readonly Enabled: boolean;
  readonly UserStatus: string;
  readonly UserCreateDate: Date;
  readonly UserLastModifiedDate: Date;
  readonly Groups?: readonly string[];
}

export interface Group {
  readonly GroupName: string;
  readonly Precedence?: number;
  readonly CreationDate: Date;
  readonly LastModifiedDate: Date;
}

/** A request of the Cognito JSON protocol, not validated. */
export type Json = Readonly<Record<string, unknown>>;

export type Operation = (request: Json) => Promise<object>;

export const attribute = (user: User, name: string): string | undefined =>
  user.Attributes.find((candidate) => candidate.Name === name)?.Value;
