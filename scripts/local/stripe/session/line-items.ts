import { invalidRequest } from '../failure.ts';
import { newId } from '../ids.ts';
import { isCurrency } from '../money.ts';
import type { Params } from '../request/params.ts';
import type { LineItem } from './records.ts';

const mostLines = 100;

export function readLines(params: Params): LineItem[] {
  const items = params.children('line_items');
  if (items.length === 0) params.missing('line_items');
  if (items.length > mostLines) {
    throw invalidRequest(`You can have up to ${mostLines} line items.`, { param: 'line_items' });
  }
  const lines = items.map(readLine);
  const other = lines.find((line) => line.currency !== lines[0]?.currency);
  if (other) {
    const message = `You cannot mix currencies: ${lines[0]?.currency} and ${other.currency}.`;
    throw invalidRequest(message, { param: 'line_items' });
  }
  return lines;
}

function readLine(item: Params): LineItem {
  item.accept(['adjustable_quantity', 'tax_rates']);
  const price = item.child('price_data') ?? item.missing('price_data');
  const product = price.child('product_data') ?? price.missing('product_data');
  const quantity = item.requiredInteger('quantity', 1);
  const amount = price.requiredInteger('unit_amount');
  const currency = readCurrency(price);
  const description = product.requiredText('name', 250);
  price.accept(['tax_behavior']);
  product.accept(['description', 'images', 'metadata', 'tax_code', 'tax_details', 'unit_label']);
  return {
    id: newId('li_'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount * quantity,
    amount_tax: 0,
    amount_total: amount * quantity,
    currency,
    description,
    metadata: item.metadata(),
    price: priceOf(amount, currency),
    quantity,
  };
}

function priceOf(amount: number, currency: string): LineItem['price'] {
  return {
    id: newId('price_'),
    object: 'price',
    currency,
    livemode: false,
    product: newId('prod_'),
    type: 'one_time',
    unit_amount: amount,
  };
}

function readCurrency(params: Params): string {
  const currency = params.requiredText('currency').toLowerCase();
  if (isCurrency(currency)) return currency;
  throw invalidRequest(`Invalid currency: ${currency}.`, { param: params.named('currency') });
}
