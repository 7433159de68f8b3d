import type { ApiRoute } from '#shared/api.ts';

const onlyFigures =
  'only figures: a view that was stored without a response is mistaken for one that was counted before';
const countedAgain =
  'a mail whose count got no response is counted again with every retry, and the address has to wait';

const usedOnce =
  'a code that the pool has accepted without a response is used up: the person is told, and takes the next one';
const verifiedOnce =
  'a secret that the pool has verified without a response cannot be verified again: setting up begins anew, with another one';

/**
 * Trials that fail for a known reason, by route and injection. One that no longer fails makes the walk fail until its
 * line is removed.
 */
export const known: { readonly [R in ApiRoute]?: Readonly<Record<string, string>> } = {
  'POST /auth/send-verification': { 'dynamodb UpdateItem 2: answer lost': countedAgain },
  'POST /auth/second-factor': { 'cognito-idp AdminRespondToAuthChallenge 1: answer lost once': usedOnce },
  'POST /auth/second-factor/recovery-codes': {
    'cognito-idp AdminRespondToAuthChallenge 1: answer lost once': usedOnce,
  },
  'POST /auth/second-factor/remove': { 'cognito-idp AdminRespondToAuthChallenge 1: answer lost once': usedOnce },
  'POST /auth/second-factor/enrol': { 'cognito-idp VerifySoftwareToken 1: answer lost once': verifiedOnce },
  'POST /track-visitor': { 'dynamodb PutItem 1: answer lost once': onlyFigures },
};
