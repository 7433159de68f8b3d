import type { GeneratedLevel } from '#shared/generation/task.ts';

/* What an editor's free words ask for, as far as the local model understands them. */

export interface Wishes {
  readonly level: GeneratedLevel;
  readonly length: 'short' | 'usual' | 'long';
  readonly checklistOnly: boolean;
  readonly forManagers: boolean;
  readonly examples: 'none' | 'usual' | 'more';
  readonly tables: 'none' | 'usual' | 'more';
  /** What to say more about; empty for nothing in particular. */
  readonly focus: string;
}

const short = /\b(short(?:er|en)?|brief(?:er|ly)?|concise|tighter|fewer words|less text|condense)\b/i;
const long = /\b(long(?:er)?|more detail(?:ed|s)?|in depth|in-depth|expand|thorough)\b/i;
const checklistOnly = /\b(?:check-?lists? only|(?:only|just|nothing but) (?:a )?check-?lists?)\b/i;
const forManagers = /\b(managers?|executives?|boards?|leadership|non-?technical|decision makers?)\b/i;
const noExamples = /\b(?:no|without|fewer) (?:\w+ )?examples?\b/i;
const examples = /\bexamples?\b/i;
const noTables = /\b(?:no|without|fewer) (?:\w+ )?tables?\b/i;
const tables = /\b(?:tables?|worksheets?)\b/i;
const focusOn =
  /\b(?:focus(?:es|ing)? (?:more )?on|emphasi[sz]e|concentrate on|more (?:on|about)|say more about|cover|mention)\s+([^.,;:\n]{3,60})/i;

const every = [short, long, checklistOnly, forManagers, examples, tables];

/** The words of an instruction that ask for a subject: after "focus on", or all of it when it asks for nothing else. */
function focusOf(custom: string, instruction: string): string {
  const named = focusOn.exec(instruction)?.[1] ?? focusOn.exec(custom)?.[1];
  const free = instruction.length <= 60 && !every.some((wish) => wish.test(instruction)) ? instruction : '';
  return (named ?? free).replace(/[<>[\]|`#*_{}]/g, '').trim();
}

/**
 * Wishes of a task. `instruction` is for writing again, and counts more than the book's own instructions; these say what
 * to dwell on only `withFocus`.
 */
export function wishesOf(level: GeneratedLevel, custom: string, instruction = '', withFocus = true): Wishes {
  const asked = (wish: RegExp): boolean => wish.test(instruction) || wish.test(custom);
  const length = (text: string) => (short.test(text) ? 'short' : long.test(text) ? 'long' : undefined);
  return {
    level,
    length: length(instruction) ?? length(custom) ?? 'usual',
    checklistOnly: asked(checklistOnly),
    forManagers: asked(forManagers),
    examples: asked(noExamples) ? 'none' : asked(examples) ? 'more' : 'usual',
    tables: asked(noTables) ? 'none' : asked(tables) ? 'more' : 'usual',
    focus: focusOf(withFocus ? custom : '', instruction),
  };
}
