import { account, region } from '../../template/identity.ts';
import type { Needed } from '../iam/needed.ts';
import { addressOf, type NewMail } from './send.ts';

/** Who sends to whom. */
type Envelope = Pick<NewMail, 'source' | 'from' | 'destinations' | 'configurationSet'>;

/** Verified addresses and domains, in lower case. */
export type Identities = readonly string[];

/** The domain of an address and all domains above it: each, verified, covers the address. */
function domainsOf(address: string): string[] {
  const labels = address.slice(address.indexOf('@') + 1).split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** The identity that SES uses for an address: the closest one that is verified; undefined without one. */
export function identityOf(address: string, verified: Identities): string | undefined {
  const lowered = address.toLowerCase();
  return [lowered, ...domainsOf(lowered)].find((identity) => verified.includes(identity));
}

/** Addresses that a mail is sent from: its envelope's and its header's. */
export const sendersOf = ({ source, from }: Pick<Envelope, 'source' | 'from'>): string[] => [
  ...new Set([source, addressOf(from)]),
];

const arn = (resource: string): string => `arn:aws:ses:${region}:${account}:${resource}`;

/**
 * The permissions that a mail needs: on the identity of each sender, on its configuration set and, in the sandbox, on
 * the recipients' identities too. An address without an identity stands for itself.
 */
export function neededToSend(mail: Envelope, verified: Identities, inSandbox: boolean): Needed[] {
  const addresses = [...sendersOf(mail), ...(inSandbox ? mail.destinations : [])];
  const identities = addresses.map((address) => `identity/${identityOf(address, verified) ?? address}`);
  const sets = mail.configurationSet === undefined ? [] : [`configuration-set/${mail.configurationSet}`];
  const context = { 'ses:FromAddress': addressOf(mail.from) };
  return [...identities, ...sets].map((resource) => ({ action: 'ses:SendRawEmail', resource: arn(resource), context }));
}
