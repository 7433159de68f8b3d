import type { StripeResponse } from '../api.ts';
import { Html, html } from './html.ts';
import { pageStyle } from './style.ts';

export const payPath = '/__local/pay/';

/** Loads and runs nothing; forms may lead anywhere, because the shop's pages may be anywhere. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action *",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export function pageResponse(status: number, title: string, body: Html): StripeResponse {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Payment stand-in</title>
<style>${new Html(pageStyle)}</style>
</head>
<body>
<aside class="notice" aria-label="About this page"><p>Payment stand-in: no card is charged</p></aside>
<header>Rampart</header>
<main>
${body}
</main>
</body>
</html>
`;
  return { status, headers: pageHeaders, body: document.text };
}

/** 303, so that going back or reloading does not send the form again. */
export function redirect(location: string): StripeResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
