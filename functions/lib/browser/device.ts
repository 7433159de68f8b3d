/*
 * A device in words, from the browser's own description of itself: enough to recognize the own laptop in a list, and too
 * little to tell people apart. Versions and models are left out.
 */

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** Browsers call themselves by the names of others too, so the special ones come first. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPX|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
/** Phones name the system that theirs is made of as well. */
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A longer user agent is nobody's, and patterns should not have to read it. */
const longest = 512;

/** `Firefox on Windows`; what the user agent does not say is left out. */
export function deviceOf(userAgent = ''): string {
  const described = userAgent.slice(0, longest);
  const [browser, system] = [nameIn(browsers, described), nameIn(systems, described)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
