import { escapeHtml } from '#lib/escape.ts';
import { apis } from '#shared/api.ts';
import { brand } from '#shared/brand.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const row = (e: Endpoint): string =>
  `<tr><td><code>${e.method}</code></td><td><code>${escapeHtml(e.path)}</code></td><td>${e.auth}</td><td>${escapeHtml(e.summary)}</td></tr>`;

const section = ([domain, endpoints]: [string, Record<string, Endpoint>]): string =>
  `<h2>${domain}</h2><table><thead><tr><th>Method</th><th>Path</th><th>Authority</th><th>What it does</th></tr></thead><tbody>${Object.values(endpoints).map(row).join('')}</tbody></table>`;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 Inter,system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px;
background:light-dark(#f4f6f5,#0e1615);color:light-dark(#13201f,#e6eeec)}h1,h2{font-family:'Source Serif 4',Georgia,serif}table{border-collapse:collapse;width:100%;
display:block;overflow-x:auto}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid light-dark(#d5ddda,#2a3735);vertical-align:top}
a{color:light-dark(#0a5a59,#68c6c0)}code{font-family:'IBM Plex Mono',monospace;font-size:.9em}`;

/** The contract as an HTML page; links to the machine-readable version. */
export const docsPage = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · ${brand.name}</title><style>${style}</style></head>
<body><h1>${brand.name} API</h1><p>All paths are below <code>/api</code>. Schemas of every call: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${Object.entries(apis).map(section).join('')}</body></html>`;
