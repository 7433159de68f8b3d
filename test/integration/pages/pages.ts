import { expect, inject } from 'vitest';

/** What the tests of pages share: a page as a machine reads it, and whether XML is. */

export const site = (): string => inject('cloudUrl');

/** What an address answers, as text. */
export async function text(path: string) {
  const response = await fetch(site() + path);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

/** A page, and what its head says. */
export async function page(
  path: string,
  { base = site(), headers }: { base?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(base + path, { redirect: 'manual', headers });
  const html = await response.text();
  const unescaped = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as string] ?? '',
    );
  const attribute = (pattern: RegExp) => {
    const value = pattern.exec(html)?.[1];
    return value === undefined ? undefined : unescaped(value);
  };
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: attribute(/<title>(.*?)<\/title>/s),
    meta: (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    answers: JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]'),
  };
}

/** Every element is closed in its order, and no sign stands where XML allows none. */
export function wellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>/g, (_, close, name, _a, self) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#39);)/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
  expect(rest).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
}
