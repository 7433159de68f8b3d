/** `regulatory_source`, `minQuantity`, `case-study` as words: `Regulatory source`, `Min quantity`, `Case study`. */
export function asWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
