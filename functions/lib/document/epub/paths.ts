const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The name in the archive of what a part refers to, without the place in it. It cannot leave the archive. */
export function resolvedPath(from: string, href: string): string {
  const [path = ''] = href.split(/[#?]/);
  if (path === '') return from;
  const parts = decoded(path).startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Name and place: the key of what an address within the book leads to. */
export const resolvedKey = (from: string, href: string): string =>
  `${resolvedPath(from, href)}#${decoded(href.split('#')[1] ?? '')}`;
