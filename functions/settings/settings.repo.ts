import type { EntityItem } from 'electrodb';
import { defaultSettings, Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

export type StoredSettings = EntityItem<typeof SettingsEntity>;

/** The operator's changes, and defaults for the rest. */
export const toSettings = ({ values, revision }: StoredSettings): Settings =>
  Settings.parse({ ...defaultSettings, ...values, revision });

/** The current settings: one strongly consistent read. */
export async function findSettings(): Promise<Settings> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  return data ? toSettings(data) : defaultSettings;
}
