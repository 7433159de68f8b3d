import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { HubEntity } from './hub.entity.ts';

export interface HubMark {
  readonly generation: number;
  readonly published: number;
  readonly changed_at: string;
}
const untouched: HubMark = { generation: 0, published: 0, changed_at: new Date(0).toISOString() };

export async function findHubMark(): Promise<HubMark> {
  return (await HubEntity.get({}).go({ consistent: true })).data ?? untouched;
}

/** Part of every transaction that changes an article or an author; `published` by how many more are published. */
export const markHubItem = (published = 0): TransactItem => ({
  Update: HubEntity.update({}).add({ generation: 1, published }).set({ changed_at: nowIso() }).params(),
});
