import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dynamodbLocalFolder } from './local/aws/dynamodb-local.ts';

/** `npm run test:dynamodb-local`: the integration tests against AWS's own DynamoDB Local instead of the embedded store. */

/** The package that carries DynamoDB Local; packed, not installed, because its dependencies are of no use here. */
const carrier = 'amplify-dynamodb-simulator@2.9.30';

function fetchDynamodbLocal(): void {
  if (existsSync(join(dynamodbLocalFolder, 'DynamoDBLocal.jar'))) return;
  const folder = mkdtempSync(join(tmpdir(), 'dynamodb-local-'));
  execFileSync('npm', ['pack', carrier, '--silent', '--pack-destination', folder], { cwd: folder });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  mkdirSync(dynamodbLocalFolder, { recursive: true });
  cpSync(join(folder, 'package/emulator'), dynamodbLocalFolder, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}

function requireJava(): void {
  if (spawnSync('java', ['-version']).status === 0) return;
  console.error('DynamoDB Local needs a Java runtime, 17 or newer: `apt-get install openjdk-17-jre-headless`.');
  process.exit(1);
}

requireJava();
fetchDynamodbLocal();
const { status } = spawnSync('vitest', ['run', '--project', 'integration', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, RAMPART_DYNAMODB: 'local' },
});
process.exit(status ?? 1);
