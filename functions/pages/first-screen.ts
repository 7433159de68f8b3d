import { logger } from '#lib/logger.ts';
import { type Draw, drawOnce } from './draw-once.ts';
import type { PageAnswer } from './page.ts';

/** The web's components, built for the server and deployed beside the bundle; loaded with the first page. */
const location = new URL('./ssr/render.mjs', import.meta.url).href;
let drawing: Promise<Draw> | undefined;

const load = async (): Promise<Draw> => drawOnce((await import(/* @vite-ignore */ location)).render);

/** A page without markup still works, only later: a failure is only logged. */
export async function firstScreen(address: string, answers: readonly PageAnswer[]): Promise<string> {
  try {
    drawing ??= load();
    return (await drawing)(address, answers);
  } catch (error) {
    logger.error('first screen not rendered', { address, error: error as Error });
    return '';
  }
}
