import { expect, it } from 'vitest';
import { isMachine } from './machines.ts';

const by = (agent: string, more: Record<string, string> = {}) => isMachine({ 'user-agent': agent, ...more });
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

it.each(['Mozilla/5.0', 'BarracudaCentral', 'Proofpoint URL Defense', 'bingpreview/1.0b', 'curl/8.1', ''])(
  '%j is a machine',
  (agent) => {
    expect(by(agent)).toBe(true);
  },
);

it.each([
  chrome,
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
])('somebody is behind %j', (agent) => {
  expect(by(agent)).toBe(false);
});

it('what a browser loads ahead is nobody’s', () => {
  expect(by(chrome, { 'sec-purpose': 'prefetch;prerender' })).toBe(true);
  expect(by(chrome, { purpose: 'prefetch' })).toBe(true);
});

it('so is what it shows in advance, as Safari says it', () => {
  expect(by(chrome, { purpose: 'preview' })).toBe(true);
});
