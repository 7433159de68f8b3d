import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { projectRoot } from './build/inputs.ts';

/** A Chromium, and the environment variables it needs. */
export interface Browser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const packages = join(projectRoot, 'node_modules');
const cache = join(packages, '.cache');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version;

const generic = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };
const preferred = Object.entries(generic).map(
  ([family, font]) => `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
);

/** Uses the same fonts on every machine: the defaults of Linux, for which the site has fallbacks (`scripts/fonts`). */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${packages}/dejavu-fonts-ttf/ttf</dir><cachedir>${cache}/fonts</cachedir>
${preferred.join('\n')}
</fontconfig>
`;

/** Writes the fontconfig file and returns its path. */
function placeFontsConfig(): string {
  const path = join(cache, 'fonts.conf');
  if (!existsSync(path) || readFileSync(path, 'utf8') !== fontsConfig) writeFileSync(path, fontsConfig);
  return path;
}

/**
 * Has `@sparticuz/chromium` unpack itself. It writes to TMPDIR, and adds the libraries that a bare Linux lacks only when it
 * believes it runs on Lambda.
 */
function unpack(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const env = { ...process.env, TMPDIR: work, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  execFileSync(process.execPath, ['-e', script], { cwd: projectRoot, env });
  try {
    if (!existsSync(join(folder, 'chromium'))) rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } catch (error) {
    // Another process unpacked it first.
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** The Chromium that `npm ci` brings: a headless shell for Linux on x64 with glibc. */
function lockedBrowser(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, `chromium-${versionOf('@sparticuz/chromium')}`);
  try {
    if (!existsSync(join(folder, 'chromium'))) unpack(folder);
    const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: placeFontsConfig() };
    return { executablePath: join(folder, 'chromium'), env };
  } catch (error) {
    console.error(`The browser of the lockfile cannot be unpacked: ${error}`);
    return undefined;
  }
}

function installedBrowsers(): Browser[] {
  const paths = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return paths.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath, env: {} }));
}

function starts({ executablePath, env }: Browser): boolean {
  try {
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The browser at `CHROMIUM_PATH`, else the one from the lockfile, else an installed one; undefined if none starts. */
export function findBrowser(): Browser | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return [{ executablePath: CHROMIUM_PATH, env: {} }].find(starts);
  const locked = lockedBrowser();
  return locked && starts(locked) ? locked : installedBrowsers().find(starts);
}

export const howToGetABrowser =
  'No Chromium for this machine: install one (`npx playwright install chromium`), or set CHROMIUM_PATH.';

/** Headless, quiet, and without background requests that a closed network would refuse. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's launch options. Without a browser Playwright itself says what is missing. */
export function launchOptions() {
  const browser = findBrowser();
  const { executablePath, env } = browser ?? { executablePath: undefined, env: {} };
  return { executablePath, args: browserArguments, env: { ...definedEnvironment(), ...env } };
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
