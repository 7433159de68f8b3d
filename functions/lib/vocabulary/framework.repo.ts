import type { EntityItem } from 'electrodb';
import { FrameworkEntity } from './framework.entity.ts';

export type Framework = EntityItem<typeof FrameworkEntity>;

/** All frameworks by name; 500 at most, usually a few dozen. A change of a moment ago may be missing. */
export async function listFrameworks(): Promise<Framework[]> {
  return (await FrameworkEntity.query.allByName({}).go({ pages: 'all' })).data;
}
