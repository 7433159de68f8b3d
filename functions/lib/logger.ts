import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. Never log a token, password, secret, body or full email address: log ids. */
export const logger = new Logger({ logLevel: 'INFO' });
