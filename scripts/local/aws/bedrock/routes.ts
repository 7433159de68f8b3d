import { account, region } from '../../template/identity.ts';
import type { Needed } from '../iam/needed.ts';
import type { RestProtocol } from '../service.ts';
import { refusal } from './errors.ts';

const operations = { converse: 'Converse', 'converse-stream': 'ConverseStream' } as const;
/** Converse needs the permission of the older operation that it stands on. */
const actions = { Converse: 'InvokeModel', ConverseStream: 'InvokeModelWithResponseStream' } as const;
const route = /^\/model\/([^/?]+)\/(converse|converse-stream)$/;

export interface Route {
  readonly operation: keyof typeof actions;
  readonly modelId: string;
}

/** The operation and the model that method and path name. */
export function routeOf(method: string, url: string): Route | undefined {
  const [, model, kind] = method === 'POST' ? (route.exec(url) ?? []) : [];
  if (!model || !kind) return undefined;
  return { operation: operations[kind as keyof typeof operations], modelId: decodeURIComponent(model) };
}

/** Where an inference profile, which its prefix names, sends the requests of this region. */
const destinations: Readonly<Record<string, readonly string[]>> = {
  us: ['us-east-1', 'us-east-2', 'us-west-2'],
  global: [region, ''],
};
const profile = /^([a-z-]+)\.(\w+\..+)$/;
const ofModel = (id: string, place = region): string => `arn:aws:bedrock:${place}::foundation-model/${id}`;

/** Id of a model or of an inference profile, which may be given by its ARN. */
const idIn = (modelId: string): string => modelId.replace(/^arn:[^/]*\//, '');

/** The model behind an id: that of an inference profile is without the profile's prefix. */
export function foundationModel(modelId: string): string {
  const id = idIn(modelId);
  const [, prefix = '', model = id] = profile.exec(id) ?? [];
  return Object.hasOwn(destinations, prefix) ? model : id;
}

/** Whether an id names a model itself, and no inference profile of one. */
export const isFoundation = (modelId: string): boolean => foundationModel(modelId) === idIn(modelId);

/** An inference profile needs the permission on itself and on the model wherever it may send the request. */
function neededFor(action: string, modelId: string): Needed[] {
  const id = idIn(modelId);
  const model = foundationModel(id);
  if (model === id) return [{ action, resource: ofModel(id) }];
  const arn = `arn:aws:bedrock:${region}:${account}:inference-profile/${id}`;
  const context = { 'bedrock:InferenceProfileArn': arn };
  const places = destinations[id.slice(0, id.indexOf('.'))] ?? [];
  return [{ action, resource: arn }, ...places.map((place) => ({ action, resource: ofModel(model, place), context }))];
}

export const rest: RestProtocol = {
  callOf(method, url) {
    const found = routeOf(method, url);
    if (!found) return undefined;
    const { operation, modelId } = found;
    return { operation, needed: neededFor(`bedrock:${actions[operation]}`, modelId) };
  },
  denied: 'AccessDeniedException',
  refusal,
};
