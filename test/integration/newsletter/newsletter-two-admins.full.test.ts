import { it } from 'vitest';
import { fileCloud } from '../cloud.ts';
import { deaths, sendTwice } from './two-admins.ts';

const cloud = fileCloud();

it.each([
  ['before writing', deaths.beforeWriting],
  ['before the worker is told', deaths.beforeTelling],
  ['after the worker was told', deaths.afterTelling],
])('sends once when two admins press Send and one dies %s', (_when, fault) => sendTwice(cloud().url, fault));
