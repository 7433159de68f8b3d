import { Logger } from '@aws-lambda-powertools/logger';
import { withoutAddresses } from './mail/masked.ts';

/**
 * Structured logs. Never log a token, password, secret, body or full email address: log ids. Addresses are masked all the
 * same, because services name them in what they refuse: SES does with a recipient who may not be written to.
 */
export const logger = new Logger({
  logLevel: 'INFO',
  jsonReplacerFn: (_name, value) => (typeof value === 'string' ? withoutAddresses(value) : value),
});
