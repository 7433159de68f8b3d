import { excerptsIn } from './excerpt-block.ts';
import { GenerationTask } from './task.ts';

/* The task in a form that programs read, inside of a prompt. Excerpts are in blocks of their own, so that they travel once. */

const begin = '```json task';
const end = '```';

/** Everything but the excerpts. On lines of their own the fences cannot be imitated: JSON has no line breaks in strings. */
export function taskBlock(task: GenerationTask): string {
  const { excerpts: _, ...rest } = task;
  return [begin, JSON.stringify(rest), end].join('\n');
}

/** The task that a message carries; undefined for a message that carries none, or one that is not of this form. */
export function taskIn(message: string): GenerationTask | undefined {
  const lines = message.split('\n');
  const at = lines.indexOf(begin);
  if (at < 0 || lines[at + 2] !== end) return undefined;
  try {
    const task: unknown = JSON.parse(lines[at + 1] ?? '');
    const excerpts = excerptsIn(lines.slice(at + 3).join('\n'));
    return GenerationTask.safeParse({ ...(task as object), excerpts }).data;
  } catch {
    return undefined;
  }
}
