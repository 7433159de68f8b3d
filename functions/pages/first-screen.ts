import { logger } from '#lib/logger.ts';
import type { PageAnswer } from './page.ts';

/** Draws the first screen of an address as markup, from what came along with it. */
export type Draw = (address: string, answers: readonly PageAnswer[]) => string;

/** The web's own components, built for this and lying beside the bundle: loaded with the first page. */
const location = new URL('./ssr/render.mjs', import.meta.url).href;
let drawing: Promise<Draw> | undefined;

const load = async (): Promise<Draw> => (await import(/* @vite-ignore */ location)).render;

/** Without markup a page is as good, only later: a failure is told to the log alone. */
export async function firstScreen(address: string, answers: readonly PageAnswer[]): Promise<string> {
  try {
    drawing ??= load();
    return (await drawing)(address, answers);
  } catch (error) {
    logger.error('no first screen', { address, error: error as Error });
    return '';
  }
}
