import { SendingRun, type Turn } from '#shared/newsletter/sending-payload.ts';
import { takeTurn } from './sending/turn.ts';

/** A turn of the machine that sends newsletters. A turn that is taken twice does its work once. */
export const handler = (event: unknown): Promise<Turn> => takeTurn(SendingRun.parse(event));
