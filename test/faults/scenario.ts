import type { ApiRoute } from '#shared/api.ts';
import type { Answer } from '#test/integration/client.ts';

/** One attempt at a route, on its own data. */
export interface Attempt {
  /** Sends the request; called again, it sends the same one again. */
  readonly act: () => Promise<Answer<unknown>>;
  /** The observable effect. Only what is the same in every attempt: no ids, no times. */
  readonly read: () => Promise<unknown>;
  /** The success response that acknowledges the effect; any success does when absent. */
  readonly says?: (body: unknown) => boolean;
  /** Simulates the time that passes before the retry, where a lease has to expire. */
  readonly wait?: () => Promise<unknown>;
  /** Statuses, besides 404 and 409, that tell a retry that the request has already been carried out. */
  readonly over?: readonly number[];
}

/** How a route is tried. */
export interface Scenario {
  readonly begin: () => Promise<Attempt>;
  /** Nothing in the request identifies a repetition: sent again after it was carried out, it is carried out twice. */
  readonly repeats?: true;
}

/** How each writing route of a domain is tried. */
export type Scenarios = { readonly [R in ApiRoute]?: Scenario };
