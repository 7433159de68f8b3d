import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = '(Windows NT 10.0; Win64; x64)';
const mac = '(Macintosh; Intel Mac OS X 10_15_7)';
const phone = '(iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const ios = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Firefox on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox on iPhone', `Mozilla/5.0 ${phone} ${ios} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Windows', `Mozilla/5.0 ${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Chrome on iPad', `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${ios} CriOS/142.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 ${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Edge on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0 Mobile Safari/537.36 EdgA/142.0`],
  ['Opera on macOS', `Mozilla/5.0 ${mac} ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0 Mobile`,
  ],
  ['Safari on macOS', `Mozilla/5.0 ${mac} ${ios} Version/18.1 Safari/605.1.15`],
  ['Safari on iPhone', `Mozilla/5.0 ${phone} ${ios} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) SomethingElse/1.0'],
  ['Firefox', 'Firefox/145.0'],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', ''],
])('%s', (words, userAgent) => {
  expect(deviceOf(userAgent)).toBe(words);
});

it('without a user agent is unknown, and a very long one is read in part only', () => {
  expect(deviceOf(undefined)).toBe('Unknown device');
  expect(deviceOf(`${'x'.repeat(600)} Firefox/145.0 Windows`)).toBe('Unknown device');
});
