import type { Gateway } from './gateway.ts';
import { stripeGateway } from './stripe/stripe.gateway.ts';

const gateways: readonly Gateway[] = [stripeGateway];

export const findGateway = (name: string): Gateway | undefined => gateways.find((gateway) => gateway.name === name);

/** The one that new payments go to. */
export const activeGateway = (): Gateway => stripeGateway;
