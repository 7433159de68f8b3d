/** What an operator has to change before a stage can be deployed. Shown as it is: its place in the code tells them nothing. */
export class Refusal extends Error {}

/** Runs the CDK's app; a refusal ends it with its sentences instead of a stack trace. */
export async function orRefuse(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    // At once: otherwise the CDK would write the templates that there are so far.
    process.exit(1);
  }
}
