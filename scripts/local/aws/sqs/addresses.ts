import { account } from '../../template/identity.ts';
import { SqsError } from './errors.ts';

/** The name in the URL of a queue. Clients call the URL's host, so only its path counts. */
export function queueIn(url: string): string {
  const [, owner, name] = /\/(\d{12})\/([\w.-]+)$/.exec(url) ?? [];
  if (name === undefined) throw new SqsError('InvalidAddress', `The address ${url} is not valid for this endpoint.`);
  if (owner !== account) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
  return name;
}

/** The URL of a queue on the endpoint that was called as `host`. */
export const urlOf = (host: string, name: string): string => `http://${host}/${account}/${name}`;
