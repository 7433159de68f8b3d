/**
 * Environment variables: set by `infra`, read by `functions/lib/env.ts`. One list, so that no name is spelled twice.
 */
export const envNames = {
  table: 'TABLE_NAME',
  auditTable: 'AUDIT_TABLE_NAME',
  contentBucket: 'CONTENT_BUCKET',
  eventBus: 'EVENT_BUS_NAME',
  userPool: 'USER_POOL_ID',
  userPoolClient: 'USER_POOL_CLIENT_ID',
  /** Address of the pool's public keys. */
  jwksUri: 'JWKS_URI',
  /** Origin of the site, without a trailing slash; links in mails start with it. */
  siteUrl: 'SITE_URL',
  mailFrom: 'MAIL_FROM',
  /** The operator's addresses until the settings have others. */
  operatorMail: 'OPERATOR_MAIL',
  supportMail: 'SUPPORT_MAIL',
  postalAddress: 'POSTAL_ADDRESS',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
  /** Shared with CloudFront, so that the edge cannot be bypassed: the current one and the one before, with a comma. */
  originSecrets: 'ORIGIN_SECRETS',
  /** ARN of the state machine whose executions a function starts, watches or stops. */
  stateMachine: 'STATE_MACHINE_ARN',
  /** The distribution of CloudFront. */
  distribution: 'DISTRIBUTION_ID',
  /** JSON of the per-address limits, in requests per minute. */
  rateLimits: 'RATE_LIMITS',
  /** Signs the ids in mailed links. */
  linkSecret: 'LINK_SECRET_ID',
  /** Signs the cookie that counts visitors. */
  visitorSecret: 'VISITOR_SECRET_ID',
  stripeSecret: 'STRIPE_SECRET_ID',
  /** Seals the keys of the payment gateways in the table. */
  gatewaySecret: 'GATEWAY_SECRET_ID',
  stripeApiUrl: 'STRIPE_API_URL',
  /** JSON of the language model: id, region, budget, prices (`shared/kernel/model.ts`). */
  model: 'MODEL',
  /** Seconds after which Lambda ends the function. */
  timeLimit: 'TIME_LIMIT',
  /** The name is the metrics library's; differs by stage. */
  metrics: 'POWERTOOLS_METRICS_NAMESPACE',
} as const;
export type EnvKey = keyof typeof envNames;
