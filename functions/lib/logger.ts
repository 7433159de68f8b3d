import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. Never a token, password, secret, body or full e-mail address: log ids, and `maskEmail` where needed. */
export const logger = new Logger({ logLevel: 'INFO' });

/** `r•••@example.org`: enough to recognise, too little to leak. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
