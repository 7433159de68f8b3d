import { minutes } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { findAllViews } from './view.repo.ts';

/** Views of all articles, at most a minute old: lists and pages show them without an extra read. */
export const allViews = remembered(minutes(1), findAllViews);

export const viewsOf = async (articleId: string): Promise<number> => (await allViews()).get(articleId) ?? 0;
