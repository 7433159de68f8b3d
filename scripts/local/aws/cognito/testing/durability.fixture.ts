import { openCognito } from '../cognito.ts';
import { optionsFor, UserPoolId } from './test-pool.ts';

/** Signs up users forever, four at a time, and prints each address once acknowledged. For the test that kills it. */
const [directory = ''] = process.argv.slice(2);
const service = await openCognito(optionsFor(directory, { now: () => Date.now() }));

async function call(operation: string, body: object): Promise<void> {
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
  const request = { caller: 'fixture', method: 'POST', url: '/', headers, body: Buffer.from(JSON.stringify(body)) };
  const { status } = await service.handle(request);
  if (status !== 200) throw new Error(`${operation} answered ${status}`);
}

async function signUpForEver(worker: number): Promise<never> {
  for (let index = 0; ; index += 1) {
    const Username = `w${worker}-${process.pid}-${index}@example.com`;
    await call('AdminCreateUser', { UserPoolId, Username });
    await call('AdminSetUserPassword', { UserPoolId, Username, Password: 'secret1', Permanent: true });
    process.stdout.write(`${Username}\n`);
  }
}

await Promise.all([0, 1, 2, 3].map(signUpForEver));
