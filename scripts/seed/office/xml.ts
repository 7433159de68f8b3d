const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands between tags or in an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes and, already written, what is inside; attributes without a value are left out. */
export function tag(name: string, attributes: Attributes = {}, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return inside.length > 0 ? `<${name}${written}>${inside.join('')}</${name}>` : `<${name}${written}/>`;
}
