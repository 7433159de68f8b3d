import { it } from 'vitest';
import { fileCloud } from '../cloud.ts';
import { deaths, sendTwice } from './two-admins.ts';

const cloud = fileCloud();

it('sends once when two admins press Send and one dies after writing', () =>
  sendTwice(cloud().url, deaths.afterWriting));
