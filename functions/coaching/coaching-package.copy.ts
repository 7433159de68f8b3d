import { listCopy } from '#lib/memory/list-copy.ts';
import { packageList } from './coaching-package.entity.ts';
import { findCurrentPackages } from './coaching-package.repo.ts';

const away = 'The coaching packages are not available right now. Please try again in a moment.';

/** All packages in memory, newest first. */
export const { current: currentPackages, fresh: freshPackages } = listCopy(packageList, findCurrentPackages, away);
