import { describe, expect, it } from 'vitest';
import { isBot } from '#lib/browser/bots.ts';
import { siteHour } from '#lib/site-time.ts';
import { amountsOf, articleOf, pageName, refusesForOwner } from './visit.rules.ts';

const at = (iso: string, zone = 'UTC') => ({ last_at: Date.parse(iso), ...siteHour(Date.parse(iso), zone) });

describe('the site’s hours', () => {
  it.each([
    ['2026-11-21T18:40:00Z', 'UTC', '2026-11-21', 18],
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21', 23],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22', 0],
    ['2026-11-21T04:59:00Z', 'America/New_York', '2026-11-20', 23],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
  ])('%s in %s is %s, %i', (iso, zone, day, hour) => {
    expect(siteHour(Date.parse(iso), zone)).toEqual({ day, hour });
  });
});

describe('what activity adds', () => {
  it('is a visitor, an hour and a session for a new visitor', () => {
    expect(amountsOf(null, at('2026-11-21T10:00:00Z'), false)).toEqual({ visitors: 1, v10: 1, sessions: 1 });
  });

  it('tells a visitor who returns on another day', () => {
    const sums = { visitors: 1, returning: 1, v10: 1, r10: 1, sessions: 1 };
    expect(amountsOf(at('2026-11-20T10:05:00Z'), at('2026-11-21T10:00:00Z'), true)).toEqual(sums);
  });

  it('is nothing within the same hour and session', () => {
    expect(amountsOf(at('2026-11-21T10:00:00Z'), at('2026-11-21T10:29:59Z'), true)).toEqual({});
  });

  it('is a session after half an hour, and an hour once the next one begins', () => {
    expect(amountsOf(at('2026-11-21T10:00:00Z'), at('2026-11-21T10:30:00Z'), false)).toEqual({ sessions: 1 });
    expect(amountsOf(at('2026-11-21T10:50:00Z'), at('2026-11-21T11:00:00Z'), false)).toEqual({ v11: 1 });
  });

  it('starts over at midnight in the site’s time zone', () => {
    const [late, early] = [at('2026-11-21T18:25:00Z', 'Asia/Kolkata'), at('2026-11-21T18:31:00Z', 'Asia/Kolkata')];
    expect(amountsOf(late, early, true)).toEqual({ visitors: 1, returning: 1, v0: 1, r0: 1, sessions: 1 });
  });
});

describe('a request that is not counted', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const likeGecko = 'AppleWebKit/537.36 (KHTML, like Gecko';

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    `Mozilla/5.0 ${likeGecko}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36`,
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    `Mozilla/5.0 ${likeGecko}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
    `Mozilla/5.0 ${likeGecko}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)`,
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    chrome.replace('Chrome', 'HeadlessChrome'),
    `${chrome} Chrome-Lighthouse`,
    'curl/8.5.0',
    'Wget/1.21.4',
    'python-requests/2.32.3',
    'Python/3.12 aiohttp/3.10.5',
    'Go-http-client/2.0',
    'okhttp/4.12.0',
    'axios/1.7.9',
    'Java/17.0.2',
    '',
    undefined,
  ])('has the user agent of a bot, or none: %s', (agent) => {
    expect(isBot({ 'user-agent': agent })).toBe(true);
  });

  it.each([
    chrome,
    chrome.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'),
    `${chrome.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`,
    `${chrome} OPR/124.0.0.0`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    `Mozilla/5.0 (Linux; Android 10; K) ${likeGecko}) Chrome/140.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 10; K) ${likeGecko}) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 13; CUBOT P80) ${likeGecko}) Chrome/140.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19) ${likeGecko}) Chrome/112.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
  ])('is not one from a browser: %s', (agent) => {
    expect(isBot({ 'user-agent': agent })).toBe(false);
  });

  it('includes those with Global Privacy Control', () => {
    expect([refusesForOwner({ 'sec-gpc': '1' }), refusesForOwner({})]).toEqual([true, false]);
  });
});

it('names a page without its trailing slash', () => {
  expect(['/', '/terms/', '/terms//', '/terms'].map(pageName)).toEqual(['/', '/terms', '/terms', '/terms']);
});

describe('a personal page', () => {
  it.each([
    ['/newsletter/confirm/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV-secret', '/newsletter/confirm/:token'],
    ['/newsletter/unsubscribe/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV-signature/', '/newsletter/unsubscribe/:subscriberId'],
    ['/newsletter/preferences/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV-signature', '/newsletter/preferences/:subscriberId'],
    ['/account/orders/ord_01ARZ3NDEKTSV4RRFFQ69G5FAV', '/account/orders/:id'],
    ['/reset-password', '/reset-password'],
    ['/verify-email', '/verify-email'],
  ])('%s is counted as %s', (path, name) => expect(pageName(path)).toBe(name));

  it('is none for an unknown path', () => {
    for (const path of [
      '/Newsletter/Confirm/secret',
      '/newsletter/confirm/secret/more',
      '/reset-password/secret',
      '/x',
    ])
      expect(pageName(path)).toBeUndefined();
  });
});

it('recognizes an article at either of its addresses', () => {
  expect(['/blog/a-b', '/articles/a-b/', '/blog', '/ebook/ebk_1'].map(pageName)).toEqual([
    '/articles/a-b',
    '/articles/a-b',
    '/articles',
    '/ebook/ebk_1',
  ]);
  expect(['/articles/a-b', '/articles', '/articles/a/b', '/ebook/x'].map(articleOf)).toEqual([
    'a-b',
    undefined,
    undefined,
    undefined,
  ]);
});
