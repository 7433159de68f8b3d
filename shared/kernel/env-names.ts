/**
 * Environment variables of the functions: `infra` sets them, `functions/lib/env.ts` reads them. One list, so that a
 * name is never spelled twice.
 */
export const envNames = {
  table: 'TABLE_NAME',
  auditTable: 'AUDIT_TABLE_NAME',
  contentBucket: 'CONTENT_BUCKET',
  eventBus: 'EVENT_BUS_NAME',
  userPool: 'USER_POOL_ID',
  userPoolClient: 'USER_POOL_CLIENT_ID',
  /** Where the pool's public keys are. */
  jwksUri: 'JWKS_URI',
  /** Origin of the site, without a trailing slash; links in mails start with it. */
  siteUrl: 'SITE_URL',
  mailFrom: 'MAIL_FROM',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
  /** Shared with CloudFront, so that nobody goes round the edge. */
  originSecret: 'ORIGIN_SECRET',
  /** JSON of the per-address limits, requests a minute. */
  rateLimits: 'RATE_LIMITS',
  /** Signs what links of mails name. */
  linkSecret: 'LINK_SECRET_ID',
  stripeSecret: 'STRIPE_SECRET_ID',
  stripeApiUrl: 'STRIPE_API_URL',
} as const;
export type EnvKey = keyof typeof envNames;
