const ellipsis = '…';

/** Text on one line, cut between words to the length that search engines show. */
export function summary(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined).replace(/[\s.,;:–-]+$/, '')}${ellipsis}`;
}
