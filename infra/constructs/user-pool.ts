import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { groupOfRole } from '#shared/accounts/role.ts';

/** Lifetime of an access token in minutes and of a refresh token in days. */
const accessTokenMinutes = 15;
const refreshTokenDays = 30;

/** The group of each role that enters the back-office, by its logical id. */
const groups = {
  Admins: groupOfRole.admin,
  Owners: groupOfRole.owner,
  Editors: groupOfRole.editor,
  Support: groupOfRole.support,
};

export interface AccountPoolProps {
  readonly retain: boolean;
}

/**
 * The user pool: email as user name, six characters and no other rule, no self sign-up (the accounts function does
 * it), no mails (ours are sent through SES), a group for each role of the back-office.
 */
export class AccountPool extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, props: AccountPoolProps) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Not required, although each user has one as the name to sign in with: the site's client would have to be able to
      // write a required attribute, and so would its users.
      standardAttributes: { email: { required: false, mutable: true } },
      accountRecovery: AccountRecovery.NONE,
      // Who enrols is asked for a code of an authenticator; nobody for one by SMS or mail.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true, email: false },
      featurePlan: FeaturePlan.LITE,
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: props.retain,
      removalPolicy: props.retain ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.client = this.pool.addClient('Site', {
      authFlows: { adminUserPassword: true },
      accessTokenValidity: Duration.minutes(accessTokenMinutes),
      refreshTokenValidity: Duration.days(refreshTokenDays),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: true,
      // With an access token a user can ask the pool to change these attributes: not the address. The list cannot be
      // empty.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
    for (const [id, groupName] of Object.entries(groups))
      new CfnUserPoolGroup(this, id, { userPoolId: this.pool.userPoolId, groupName });
  }
}
