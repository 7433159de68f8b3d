import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { browserArguments, findBrowser, howToGetABrowser } from '../browser.ts';
import { atLeast, atMost, median, type Row, type Section } from './measure.ts';
import type { Platform } from './platform.ts';

const debuggingPort = 9333;

async function withBrowser<T>(work: () => Promise<T>): Promise<T> {
  const browser = findBrowser();
  if (!browser) throw new Error(howToGetABrowser);
  const profile = mkdtempSync(join(tmpdir(), 'rampart-lighthouse-'));
  const args = [
    '--headless',
    `--remote-debugging-port=${debuggingPort}`,
    `--user-data-dir=${profile}`,
    ...browserArguments,
  ];
  const child = spawn(browser.executablePath, args, { env: { ...process.env, ...browser.env }, stdio: 'ignore' });
  try {
    await untilReady();
    return await work();
  } finally {
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(profile, { recursive: true, force: true });
  }
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const up = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser does not answer');
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const numeric =
  (audit: string) =>
  ({ audits }: Report): number =>
    audits[audit]?.numericValue ?? Number.NaN;
const score =
  (category: string) =>
  ({ categories }: Report): number =>
    Math.round((categories[category]?.score ?? 0) * 100);

/** Bytes of JavaScript the page loaded, as transferred. */
function javascript(lhr: Report): number {
  const details = lhr.audits['network-requests']?.details as {
    items?: { resourceType?: string; transferSize?: number }[];
  };
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

/** Occasionally the browser's trace lacks the first paint: such a run is useless and is repeated. */
async function measured(url: string): Promise<Report> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'silent' });
    if (result && !Number.isNaN(numeric('largest-contentful-paint')(result.lhr))) return result.lhr;
  }
  throw new Error(`No Lighthouse result for ${url}`);
}

/** A single run says little on a machine that both serves and measures. */
const runs = 5;

async function audit(name: string, url: string): Promise<Row[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measured(url));
  const usual = (read: (lhr: Report) => number) => median(reports.map(read));
  return [
    atLeast(`${name}: performance`, usual(score('performance')), 97),
    ...['accessibility', 'best-practices', 'seo'].map((category) =>
      atLeast(`${name}: ${category}`, usual(score(category)), 100),
    ),
    atMost(`${name}: largest contentful paint`, usual(numeric('largest-contentful-paint')) / 1000, 1.8, 's'),
    atMost(`${name}: total blocking time`, usual(numeric('total-blocking-time')), 50, 'ms'),
    atMost(`${name}: cumulative layout shift`, usual(numeric('cumulative-layout-shift')), 0.02),
    atMost(`${name}: first-load JavaScript`, usual(javascript), 125, 'KB'),
  ];
}

/** Lighthouse, mobile, of the pages that matter most. */
export async function pagesSection(platform: Platform): Promise<Section> {
  const first = async <T>(path: string): Promise<T | undefined> =>
    ((await (await fetch(`${platform.url}/api${path}?limit=1`)).json()) as T[])[0];
  const ebook = await first<{ id: string }>('/ebooks/public');
  const article = await first<{ slug: string }>('/articles');
  const pages = [
    ['home', '/'],
    ['marketplace', '/marketplace'],
    ['ebook', `/ebook/${ebook?.id}`],
    ['articles', '/articles'],
    ['article', `/articles/${article?.slug}`],
    ['AI tools', '/ai-tools'],
  ] as const;
  const rows = await withBrowser(async () => {
    const found: Row[] = [];
    for (const [name, path] of pages) found.push(...(await audit(name, `${platform.url}${path}`)));
    return found;
  });
  return {
    title: 'Pages',
    how: 'Lighthouse, mobile with its simulated slow connection, headless Chromium, compressed transfer. Each number is the median of five runs.',
    rows,
  };
}
