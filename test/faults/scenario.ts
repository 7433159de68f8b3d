import type { Answer } from '#test/integration/client.ts';

/** One try of a route, on data of its own. */
export interface Attempt {
  /** Sends the request; called again, it sends the same one again. */
  readonly act: () => Promise<Answer<unknown>>;
  /** What can be seen of the effect. Only what is the same in every attempt: no ids of its own, no times. */
  readonly read: () => Promise<unknown>;
  /** What a success must say to acknowledge the effect; any success does when absent. */
  readonly says?: (body: unknown) => boolean;
  /** Stands for the time that passes before somebody tries again, where a lease has to run out. */
  readonly wait?: () => Promise<unknown>;
  /** Statuses that tell who sends it again that it is done, besides 404 and 409. */
  readonly over?: readonly number[];
}

/** How a route is tried. */
export interface Scenario {
  readonly begin: () => Promise<Attempt>;
  /** Nothing in the request says that it is the same one: sent again after it was carried out, it is carried out twice. */
  readonly repeats?: true;
}
