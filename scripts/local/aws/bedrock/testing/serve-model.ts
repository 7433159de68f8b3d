import { type Fault, Faults, type RecordedCall } from '../../../faults/faults.ts';
import { AwsEndpoint } from '../../endpoint.ts';
import { Authority, type Policies } from '../../iam/authority.ts';
import { openBedrock } from '../bedrock.ts';
import type { LocalModel, ModelLimits } from '../model.ts';

export interface TestModelService {
  readonly url: string;
  fault(fault: Omit<Fault, 'service'>): void;
  clear(): void;
  calls(): readonly RecordedCall[];
  stop(): Promise<void>;
}

export interface TestModelOptions {
  readonly model?: LocalModel | undefined;
  readonly models: Readonly<Record<string, ModelLimits>>;
  readonly roles?: Policies['roles'];
  readonly log?: (line: string) => void;
}

/** Bedrock's runtime behind its endpoint, with the permissions of `roles` and the faults that a test wants. */
export async function serveBedrock({ roles, log, ...options }: TestModelOptions): Promise<TestModelService> {
  const faults = new Faults();
  faults.record(true);
  const shared = { log: log ?? (() => undefined) };
  const endpoint = new AwsEndpoint({
    services: { bedrock: openBedrock({ clock: { now: () => Date.now() }, model: undefined, ...options, ...shared }) },
    authority: new Authority({ roles: roles ?? new Map(), resources: [] }),
    faults,
    http2: true,
    ...shared,
  });
  return {
    url: await endpoint.listen(),
    fault: (fault) => faults.add({ service: 'bedrock', ...fault }),
    clear: () => faults.clear(),
    calls: () => faults.callsAfter(0).calls,
    stop: () => endpoint.close(),
  };
}
