import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/inputs.ts';
import { synthesise } from '../build/synth.ts';
import { booksSection } from './books.ts';
import { functionsSection, largestChunks } from './bundles.ts';
import { deskSection } from './desk.ts';
import { documentsSection } from './documents.ts';
import { growthSection } from './growth/growth.ts';
import { loadSection } from './load.ts';
import type { Section } from './measure.ts';
import { newsletterSection } from './newsletter.ts';
import { pagesSection } from './pages.ts';
import { Platform } from './platform.ts';
import { profileSection } from './profile/profile.ts';
import { report, withSection } from './report.ts';
import { searchSection } from './search.ts';
import { soakSection } from './soak.ts';
import { usageSection } from './usage/usage.ts';

/**
 * `npm run bench`: measures everything that has a budget and writes `docs/benchmarks.md`. `--only load`, `desk`,
 * `newsletter`, `profile`, `pages`, `functions`, `documents`, `books`, `search`, `growth`, `soak` or `usage` measures and prints that section, and with
 * `--write` writes it in its place. `--match <pattern>` limits load and profile to the operations that match, to look at.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, match: { type: 'string', default: '' }, write: { type: 'boolean' } },
});
const date = new Date().toISOString().slice(0, 10);
const when = `Measured on ${date}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}.`;

/** What measures less than the report says; fine for a look, not for the report. */
const smaller = ['SOAK_MINUTES', 'GROWTH_SIZES', 'RECIPIENTS'].filter((name) => process.env[name] !== undefined);
if (values.match && (!values.only || values.write)) throw new Error('--match goes with --only, and without --write');
if (smaller.length > 0 && (!values.only || values.write)) throw new Error(`${smaller.join(', ')}: nothing is written`);

async function onPlatform(measure: (platform: Platform) => Promise<Section>): Promise<Section> {
  const platform = await Platform.start();
  try {
    return await measure(platform);
  } finally {
    await platform.stop();
  }
}

async function functions(): Promise<Section> {
  const scratch = mkdtempSync(join(tmpdir(), 'rampart-bundles-'));
  try {
    return await functionsSection(await synthesise('bench'), scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const parts: Readonly<Record<string, () => Promise<Section>>> = {
  load: () => onPlatform((platform) => loadSection(platform, new RegExp(values.match))),
  desk: () => onPlatform(deskSection),
  newsletter: () => onPlatform(newsletterSection),
  profile: () => profileSection(values.match),
  pages: () => onPlatform(pagesSection),
  functions,
  documents: documentsSection,
  books: booksSection,
  search: searchSection,
  growth: growthSection,
  soak: () => onPlatform(soakSection),
  usage: () => onPlatform(usageSection),
};
const chosen = values.only ? { [values.only]: parts[values.only] } : parts;

const sections: Section[] = [];
for (const [name, run] of Object.entries(chosen)) {
  if (!run) throw new Error(`No section ${name}; there are ${Object.keys(parts).join(', ')}`);
  sections.push(await run());
}
for (const { title, rows } of sections)
  for (const { what, measured, budget, met } of rows) {
    if (values.only) console.log(`${what}: ${measured}${budget && ` (${budget}${met ? '' : ', not met'})`}`);
    else if (met === false) console.log(`not met: ${title}: ${what}: ${measured} (${budget})`);
  }
const target = join(projectRoot, 'docs/benchmarks.md');
const [first] = sections;
if (!values.only) {
  writeFileSync(target, report(when, sections));
  console.log(`largest chunks: ${largestChunks().join(', ')}`);
} else if (values.write && first) {
  writeFileSync(target, withSection(readFileSync(target, 'utf8'), when, first));
}
if (values.write || !values.only)
  for (const { files = {} } of sections)
    for (const [path, content] of Object.entries(files)) writeFileSync(path, content);
