import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { serve, temporaryDirectory } from '../../../testing/service-endpoint.ts';
import type { LocalClock } from '../../service.ts';
import { type CognitoService, openCognito } from '../cognito.ts';
import type { CognitoOptions, Json } from '../types.ts';

export const UserPoolId = 'eu-west-1_Rampart01';
export const ClientId = '1example23456789';
export const testIssuerDomain = 'https://cognito-idp.eu-west-1.amazonaws.com';

/** A clock that stands still until a test moves it. */
export interface TestClock extends LocalClock {
  move(milliseconds: number): void;
}

export function testClock(start = Date.now()): TestClock {
  let time = start;
  return {
    now: () => time,
    move(milliseconds) {
      time += milliseconds;
    },
  };
}

export const optionsFor = (directory: string, clock: LocalClock): CognitoOptions => ({
  directory,
  clock,
  issuerDomain: testIssuerDomain,
  pool: {
    id: UserPoolId,
    name: 'rampart',
    passwordPolicy: { minimumLength: 6 },
    requiredAttributes: [],
    softwareTokens: true,
    groups: [{ name: 'readers', precedence: 10 }, { name: 'admins', precedence: 0 }, { name: 'anybody' }],
  },
  client: {
    id: ClientId,
    name: 'web',
    authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    accessTokenMinutes: 15,
    refreshTokenDays: 30,
  },
});

/** What tests do repeatedly, in the product's terms. */
function personas(client: CognitoIdentityProviderClient) {
  const signIn = async (USERNAME: string, PASSWORD: string): Promise<AuthenticationResultType> => {
    const AuthParameters = { USERNAME, PASSWORD };
    const answer = await client.send(
      new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
    );
    return answer.AuthenticationResult ?? {};
  };
  return {
    signIn,
    refresh: (RefreshToken = '') => {
      const AuthParameters = { REFRESH_TOKEN: RefreshToken };
      return client.send(
        new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
      );
    },
    get: (Username: string) => client.send(new AdminGetUserCommand({ UserPoolId, Username })),
    async create(Username: string, Password: string) {
      await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
      await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
    },
  };
}

export interface TestPool extends ReturnType<typeof personas> {
  readonly client: CognitoIdentityProviderClient;
  readonly service: CognitoService;
  close(): Promise<void>;
}

/** A pool behind HTTP, with the SDK as its client. */
export async function openTestPool(options: CognitoOptions): Promise<TestPool> {
  const service = await openCognito(options);
  const endpoint = await serve(service);
  const client = new CognitoIdentityProviderClient(endpoint.config);
  const close = async () => {
    client.destroy();
    await endpoint.close();
    await service.close();
  };
  return { client, service, close, ...personas(client) };
}

/** A pool whose directory is deleted when it is closed. */
export interface FreshPool extends TestPool {
  readonly clock: TestClock;
  /** The same pool after a restart, optionally with other settings. */
  restart(settings?: Partial<CognitoOptions['pool']>): Promise<FreshPool>;
}

/** A separate pool for one test. */
export function freshPool(): Promise<FreshPool> {
  const directory = temporaryDirectory();
  const clock = testClock();
  const open = async (settings: Partial<CognitoOptions['pool']> = {}): Promise<FreshPool> => {
    const options = optionsFor(directory.path, clock);
    const pool = await openTestPool({ ...options, pool: { ...options.pool, ...settings } });
    return {
      ...pool,
      clock,
      async restart(changed) {
        await pool.close();
        return open(changed);
      },
      async close() {
        await pool.close();
        directory.remove();
      },
    };
  };
  return open();
}

export const claims = (token = ''): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Json;

/** The user of most tests. */
export const adaEmail = 'ada@example.com';
export const adaPassword = 'secret1';

export const notAuthorized = { name: 'NotAuthorizedException', $metadata: { httpStatusCode: 400 } };
export const day = 86_400_000;
