import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../local/inputs.ts';
import { synthesise } from '../local/synth.ts';
import { functionsSection, largestChunks } from './bundles.ts';
import { loadSection } from './load.ts';
import { report, type Section } from './measure.ts';
import { pagesSection } from './pages.ts';
import { Platform } from './platform.ts';

/** `npm run bench`: measures everything there is a budget for and writes `docs/benchmarks.md`. */
const machine = `Measured on ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}.`;

const scratch = mkdtempSync(join(tmpdir(), 'rampart-bundles-'));
const platform = await Platform.start();
const sections: Section[] = [];
try {
  sections.push(await loadSection(platform));
  sections.push(await pagesSection(platform));
} finally {
  await platform.stop();
}
sections.push(functionsSection(await synthesise('bench'), scratch));
rmSync(scratch, { recursive: true, force: true });

writeFileSync(join(projectRoot, 'docs/benchmarks.md'), report(machine, sections));
for (const { title, rows } of sections)
  for (const row of rows.filter(({ met }) => met === false))
    console.log(`not met: ${title}: ${row.what}: ${row.measured} (${row.budget})`);
console.log(`largest chunks: ${largestChunks().join(', ')}`);
console.log('written docs/benchmarks.md');
