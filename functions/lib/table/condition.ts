/** True when the condition of a single write failed. ElectroDB wraps the SDK's error, so the causes are checked too. */
function conditionFailed(error: unknown): boolean {
  for (let e = error as { name?: string; cause?: unknown } | undefined, depth = 0; e && depth < 4; depth++) {
    if (e.name === 'ConditionalCheckFailedException') return true;
    e = e.cause as typeof e;
  }
  return false;
}

/** The result of a conditional write, or undefined when its condition failed. */
export async function ifCondition<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}
