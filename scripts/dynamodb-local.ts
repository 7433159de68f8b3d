import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from './build/inputs.ts';

/** `npm run test:dynamodb-local`: the integration tests against AWS's own DynamoDB Local instead of the embedded store. */

const cache = join(projectRoot, '.cache');
const folder = join(cache, 'dynamodb-local');

/** The package that contains DynamoDB Local; packed, not installed, because its dependencies are not needed. */
const carrier = {
  name: 'amplify-dynamodb-simulator@2.9.30',
  sha512: 'xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==',
};

class Refusal extends Error {}

function requireJava(): void {
  if (spawnSync('java', ['-version']).status === 0) return;
  throw new Refusal('DynamoDB Local needs a Java runtime, 17 or newer: `apt-get install openjdk-17-jre-headless`.');
}

function run(program: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: 180_000 });
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new Refusal(
      `DynamoDB Local could not be fetched: \`${program} ${args.join(' ')}\` failed.\n${stderr || message}`,
    );
  }
}

/** Moved into place when complete, so that an interrupted download is not mistaken for a whole one. */
function fetchDynamodbLocal(): void {
  if (existsSync(join(folder, 'DynamoDBLocal.jar'))) return;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'fetch-'));
  try {
    run('npm', ['pack', carrier.name, '--loglevel', 'error', '--pack-destination', work], work);
    const [tarball = ''] = readdirSync(work).filter((name) => name.endsWith('.tgz'));
    const sum = createHash('sha512')
      .update(readFileSync(join(work, tarball)))
      .digest('base64');
    if (sum !== carrier.sha512)
      throw new Refusal(`Refused DynamoDB Local: the checksum of ${carrier.name} has changed.`);
    run('tar', ['-xzf', tarball], work);
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(work, 'package/emulator'), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Child processes end with this script, also when it is interrupted. */
function started(child: ChildProcess): ChildProcess {
  process.on('exit', () => child.kill());
  return child;
}

/** For a short run: optimising compilers and parallel collectors cost more CPU time here than they save. */
const thrifty = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx512m'];

/** One process for all clouds of the run: each cloud uses its own access key and so has its own database. */
function launch(port: number): ChildProcess {
  const machine = [...thrifty, '-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'];
  const settings = ['-inMemory', '-disableTelemetry', '-port', String(port)];
  return started(spawn('java', [...machine, ...settings], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }));
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end && child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal('DynamoDB Local does not answer.');
}

function integrationTests(url: string): Promise<number> {
  const options = { stdio: 'inherit', env: { ...process.env, RAMPART_DYNAMODB: url } } as const;
  const tests = started(
    spawn('vitest', ['run', '--project', 'integration', '--project', 'figures', ...process.argv.slice(2)], options),
  );
  return new Promise((resolve, reject) => {
    tests.on('error', reject);
    tests.on('exit', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  requireJava();
  fetchDynamodbLocal();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  await ready(url, launch(port));
  return integrationTests(url);
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
