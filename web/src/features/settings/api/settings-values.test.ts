import { expect, it } from 'vitest';
import { defaultSettings } from '#shared/settings/settings.ts';
import { settingsOf, settingsValues } from './settings-values.ts';

it('a form in which nobody touched anything sends what is stored', () => {
  const stored = {
    ...{ ...defaultSettings, support_email: 'help@shop.org', operator_email: 'desk@shop.org' },
    ...{ postal_address: '1 Lane', revision: 7 },
  };
  expect(settingsOf(settingsValues(stored), 7)).toEqual(stored);
});
