import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../../build/inputs.ts';
import { placeOf } from './places.ts';

it.each([
  ['functions/lib/http/token.ts', 'verify'],
  ['functions/lib/http/authenticate.ts', 'verify'],
  ['functions/lib/http/input.ts', 'parse'],
  ['functions/lib/http/wrong-input.ts', 'parse'],
  ['functions/lib/http/respond.ts', 'serialise'],
  ['functions/lib/http/app.ts', 'routing'],
  ['functions/lib/table/together.ts', 'items'],
  ['functions/lib/aws/client.ts', 'clients of AWS'],
  ['functions/commerce/cart/cart.service.ts', 'domain'],
])('the work of %s is: %s', (source, place) => {
  expect(existsSync(projectRoot + source)).toBe(true);
  const frame = { functionName: 'work', url: '', lineNumber: 0, columnNumber: 0 };
  expect(placeOf(frame, true, () => source)).toBe(place);
});
