/** At most `max` characters and an ellipsis, cut after a word if one ends nearby: for titles and excerpts on cards. */
export function cutText(text: string, max: number): string {
  const chars = [...text];
  if (chars.length <= max) return text;
  const head = chars.slice(0, max).join('');
  const word = chars[max] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(word > head.length * 0.7 ? head.slice(0, word) : head).replace(/[\s,;:.&-]+$/, '')}…`;
}
