import { it } from 'vitest';
import { fileCloud } from '../cloud.ts';
import { sendThroughDeaths } from './deaths.ts';

const cloud = fileCloud();

it.each([
  [600, 8],
  [5000, 20],
])(
  '%i people get one mail each although the sender dies %i times',
  (size, kills) => sendThroughDeaths(cloud().url, size, kills),
  1_800_000,
);
