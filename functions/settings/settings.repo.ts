import type { EntityItem } from 'electrodb';
import { defaultSettings, Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

export type StoredSettings = EntityItem<typeof SettingsEntity>;

/** What an operator changed, and for the rest what the product comes with. */
export const toSettings = ({ values, revision }: StoredSettings): Settings =>
  Settings.parse({ ...defaultSettings, ...values, revision });

/** The settings as they are now; one read. */
export async function findSettings(): Promise<Settings> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  return data ? toSettings(data) : defaultSettings;
}
