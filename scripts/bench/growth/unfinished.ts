import { listUnfinished } from '#functions/privacy/deletion.repo.ts';

/* Prints how many deletions of accounts are under way. */

console.log((await listUnfinished(100)).length);
