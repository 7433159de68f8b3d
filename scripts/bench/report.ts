import type { Section } from './measure.ts';

const verdict = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'met' : '**not met**');

const titleLine = ({ title }: Pick<Section, 'title'>): string => `## ${title}\n`;

const table = ({ title, how, rows, picture }: Section, when: string): string =>
  `${titleLine({ title })}\n${how} ${when}\n\n| What | Measured | Budget | |\n|---|---|---|---|\n${rows
    .map((row) => `| ${row.what} | ${row.measured} | ${row.budget} | ${verdict(row.met)} |`)
    .join('\n')}\n${picture ? `\n${picture}\n` : ''}`;

/** The sections of a report, each from its title to the next. */
const sectionsIn = (report: string): string[] => {
  const [, ...sections] = report.split(/^(?=## )/m);
  return sections.map((section) => `${section.trimEnd()}\n`);
};

function withHead(sections: readonly string[]): string {
  const lines = sections.flatMap((section) => section.split('\n'));
  const met = lines.filter((line) => line.endsWith('| met |')).length;
  const missed = lines.filter((line) => line.endsWith(`| ${verdict(false)} |`)).length;
  const head = `# Benchmarks\n\nWritten by \`npm run bench\`; do not edit. A section says when it was measured, and on what.\n\n${met} of ${met + missed} budgets met.\n`;
  return [head, ...sections].join('\n');
}

/** The whole of `docs/benchmarks.md`. `when` is a sentence with the date and the machine. */
export const report = (when: string, sections: readonly Section[]): string =>
  withHead(sections.map((section) => table(section, when)));

/** A report with one section measured anew, in its place, or at the end if it is new. */
export function withSection(before: string, when: string, section: Section): string {
  const sections = sectionsIn(before);
  const at = sections.findIndex((each) => each.startsWith(titleLine(section)));
  const measured = table(section, when);
  return withHead(at < 0 ? [...sections, measured] : sections.with(at, measured));
}
