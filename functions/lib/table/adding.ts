/** Amounts by name. */
export type Amounts = Readonly<Record<string, number>>;

/**
 * The part of an update that adds to numbers of an item, one name at least and whatever they are. `ttl`: when the table
 * forgets the item, in seconds since 1970.
 */
export function adding(amounts: Amounts, ttl?: number) {
  const named = Object.entries(amounts);
  const add = `ADD ${named.map((_, i) => `#n${i} :n${i}`).join(', ')}`;
  const names = Object.fromEntries(named.map(([name], i) => [`#n${i}`, name]));
  const values = Object.fromEntries(named.map(([, by], i) => [`:n${i}`, by]));
  if (ttl === undefined)
    return { UpdateExpression: add, ExpressionAttributeNames: names, ExpressionAttributeValues: values };
  return {
    UpdateExpression: `${add} SET #ttl = :ttl`,
    ExpressionAttributeNames: { '#ttl': 'ttl', ...names },
    ExpressionAttributeValues: { ':ttl': ttl, ...values },
  };
}
