/**
 * The ids of the messages that a function says it could not process: none for an answer that says nothing, all for one
 * that is not understood, as on AWS.
 */
export function failedIn(answer: unknown, ids: readonly string[]): readonly string[] {
  const { batchItemFailures = null } = Object(answer) as { batchItemFailures?: unknown };
  if (batchItemFailures === null) return [];
  if (!Array.isArray(batchItemFailures)) return ids;
  const named = batchItemFailures.map((item) => (Object(item) as { itemIdentifier?: unknown }).itemIdentifier);
  return named.every((id) => typeof id === 'string' && ids.includes(id)) ? (named as string[]) : ids;
}
