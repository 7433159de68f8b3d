import { seconds } from '#lib/clock.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { type FindName, renewCopies } from './file/copy/copy.service.ts';
import { type FileTask, fileQueue } from './file/file.task.ts';
import { makeFiles } from './file/made/made-files.service.ts';

/** One file after the other: several at once would need the memory of all. A sweep leaves the longest book time to end. */
const pace = { atOnce: 1, sweepTime: seconds(150) };

/** The worker of the files' queue. */
export const fileTasks = (findName: FindName) =>
  createOutbox<FileTask>(
    fileQueue,
    async (ebookId, task, isLast) => {
      if (task.kind === 'make') await makeFiles(ebookId);
      else await renewCopies(ebookId, task.user_id, findName, isLast);
      return [];
    },
    pace,
  );
