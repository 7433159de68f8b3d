import type { EntityItem } from 'electrodb';
import { readEnv } from '#lib/env.ts';
import { defaultSettings, Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

export type StoredSettings = EntityItem<typeof SettingsEntity>;

/** What the product and the stage have decided. */
function unchangedSettings(): Settings {
  const { supportMail, operatorMail, postalAddress } = readEnv('supportMail', 'operatorMail', 'postalAddress');
  return {
    ...defaultSettings,
    support_email: supportMail,
    operator_email: operatorMail,
    postal_address: postalAddress,
  };
}

/** The operator's changes, and what was decided before for the rest. */
export const toSettings = ({ values, revision }: StoredSettings): Settings =>
  Settings.parse({ ...unchangedSettings(), ...values, revision });

/** The current settings: one strongly consistent read. */
export async function findSettings(): Promise<Settings> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  return data ? toSettings(data) : unchangedSettings();
}
