/** How much of what was taken away was noticed. */
export interface Count {
  readonly made: number;
  readonly noticed: number;
}

const sum = (counts: Iterable<Count>, of: keyof Count): number =>
  [...counts].reduce((total, count) => total + count[of], 0);

const row = (what: string, made: number, noticed: number): string => `| ${what} | ${made} | ${noticed} |`;

/** The whole of `docs/mutations.md`. */
export function page(counts: ReadonlyMap<string, Count>, missed: readonly string[]): string {
  const [made, noticed] = [sum(counts.values(), 'made'), sum(counts.values(), 'noticed')];
  return [
    '# What the tests of the stacks notice',
    '',
    "Written by the part `mutations` of `npm run test:full`; do not edit. It takes one thing after the other away from production's",
    'templates, and runs the tests in `test/infra` that read them: each must fail for one of them.',
    '',
    '| Taken away | Times | Noticed |',
    '|---|---|---|',
    ...[...counts].map(([kind, count]) => row(kind, count.made, count.noticed)),
    row('in all', made, noticed),
    '',
    ...(missed.length > 0 ? ['Not noticed:', '', ...missed.map((what) => `- ${what}`), ''] : []),
  ].join('\n');
}
