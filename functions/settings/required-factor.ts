import type { Settings } from '#shared/settings/settings.ts';
import { SettingsEntity } from './settings.entity.ts';

/**
 * Whether staff need a second factor. A strongly consistent read, so that what an owner turns on holds at once; and of
 * this value alone, because every function asks and few know the stage's addresses, which are settings too.
 */
export async function isSecondFactorRequired(): Promise<boolean> {
  const { data } = await SettingsEntity.get({}).go({ consistent: true });
  return (data?.values as Partial<Settings> | undefined)?.require_second_factor === true;
}
