import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';
import { type Measured, readMeasured, type Thing } from './measured.ts';
import { type Priced, prices, services } from './prices.ts';
import { idle, perThousandViews, perView, usageOf } from './usage.ts';

export const document = join(projectRoot, 'docs/costs.md');

const months: readonly [name: string, views: number][] = [
  ['idle', 0],
  ['100,000 page views', 100_000],
  ['10 million page views', 10_000_000],
];

/** US dollars for what is used, by service. */
function byService(usage: Measured): Record<string, number> {
  const cost = (what: Priced) => (usage[what] ?? 0) * prices[what];
  return Object.fromEntries(
    Object.entries(services).map(([name, billed]) => [name, billed.reduce((sum, what) => sum + cost(what), 0)]),
  );
}

/** US dollars of a month, by service. */
export const costOf = (views: number): Record<string, number> => byService(usageOf(views));

export const totalOf = (views: number): number => Object.values(costOf(views)).reduce((sum, cost) => sum + cost, 0);

const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
/** Two digits also of what is less than a cent. */
const smallDollars = (amount: number): string =>
  amount >= 0.1 ? dollars(amount) : `$${amount.toLocaleString('en-US', { maximumSignificantDigits: 2 })}`;
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

function costTable(): string {
  const costs = months.map(([, views]) => costOf(views));
  return [
    row('A month', ...months.map(([name]) => name)),
    row('---', ...months.map(() => '---:')),
    ...Object.keys(services)
      .filter((name) => costs.some((cost) => cost[name]))
      .map((name) => row(name, ...costs.map((cost) => dollars(cost[name] ?? 0)))),
    row('**Together**', ...months.map(([, views]) => `**${dollars(totalOf(views))}**`)),
  ].join('\n');
}

/** How many of each thing are worth a price. */
const things: readonly (readonly [name: string, thing: Thing, count: number])[] = [
  ['1 million page views', 'pageView', 1_000_000],
  ['1,000 orders', 'order', 1000],
  ['100,000 mails of a newsletter', 'mail', 100_000],
  ['a generated book', 'book', 1],
];

function thingTable(): string {
  const measured = readMeasured();
  const costs = things.map(([, thing, count]) =>
    Object.fromEntries(Object.entries(byService(measured[thing])).map(([name, cost]) => [name, cost * count])),
  );
  const total = (cost: Record<string, number>) => Object.values(cost).reduce((sum, each) => sum + each, 0);
  return [
    row('', ...things.map(([name]) => name)),
    row('---', ...things.map(() => '---:')),
    ...Object.keys(services)
      .filter((name) => costs.some((cost) => cost[name]))
      .map((name) => row(name, ...costs.map((cost) => (cost[name] ? smallDollars(cost[name]) : '')))),
    row('**Together**', ...costs.map((cost) => `**${smallDollars(total(cost))}**`)),
  ].join('\n');
}

const amount = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

const usageTable = (): string =>
  [
    row('', 'Price (US$)', 'idle', 'each page view', 'each 1,000 page views'),
    row('---', '---:', '---:', '---:', '---:'),
    ...(Object.keys(prices) as Priced[]).map((what) =>
      row(
        what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        amountOfPrice(prices[what]),
        amount(idle[what]),
        amount(perView[what]),
        amount(perThousandViews[what]),
      ),
    ),
  ].join('\n');

/** Of a million, where one is too small to read. */
const amountOfPrice = (price: number): string => (price < 0.001 ? `${amount(price * 1e6)} a million` : amount(price));

/** A document with other lines between two comments. Throws when it has none of that name. */
function between(text: string, name: string, lines: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`${document} has no place for ${name}`);
  return text.slice(0, from + start.length) + lines + text.slice(to);
}

/** The document with all tables computed anew. */
export const regenerated = (): string =>
  Object.entries({ costs: costTable(), things: thingTable(), usage: usageTable() }).reduce(
    (text, [name, lines]) => between(text, name, lines),
    readFileSync(document, 'utf8'),
  );
