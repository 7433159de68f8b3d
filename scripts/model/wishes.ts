import type { GeneratedLevel } from '#shared/generation/choices.ts';
import { plainLine } from './words.ts';

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

const simpler = /\b(?:simpl\w+|plain(?:er)? (?:words|language)|less jargon|explain (?:the )?terms|for beginners)\b/i;
const harder = /\b(?:metrics|measures|key figures|for auditors?|trade-?offs?|more advanced)\b/i;
const every = [short, long, checklistOnly, forManagers, examples, tables, simpler, harder];

/** Where a second wish begins. */
const nextWish = /\s+(?:and|but)\s+(?:add|drop|give|include|keep|make|remove|use|write)\b.*$/i;
const askedFor = /^(?:please\s+)?(?:explain|describe|discuss|add|include)\s+(?:something (?:on|about)\s+)?(.+)$/i;
/** Words about the text itself, which are no subject to write on. */
const aboutText =
  /\b(?:again|better|fix|formal|friendl\w*|improve|it|less|make|more|paragraphs?|please|rewrite|section|sentences?|style|text|this|tone)\b/i;
const longestFree = 60;

/** An instruction that asks for nothing else names a subject: "explain tokenization", "payroll providers". */
function freeSubject(instruction: string): string {
  if (instruction.length > longestFree || every.some((wish) => wish.test(instruction))) return '';
  const subject = askedFor.exec(instruction)?.[1] ?? instruction;
  return aboutText.test(subject) ? '' : subject;
}

function focusOf(custom: string, instruction: string): string {
  const named = focusOn.exec(instruction)?.[1] ?? focusOn.exec(custom)?.[1] ?? freeSubject(instruction.trim());
  return plainLine(named.replace(nextWish, ''));
}

/** Plain words or harder questions can be asked for whatever the level of the book. */
const levelFor = (level: GeneratedLevel, text: string): GeneratedLevel =>
  simpler.test(text) ? 'beginner' : harder.test(text) ? 'advanced' : level;

/**
 * Wishes of a task. `instruction` is for writing again, and counts more than the book's own instructions; these say what
 * to dwell on only `withFocus`.
 */
export function wishesOf(level: GeneratedLevel, custom: string, instruction = '', withFocus = true): Wishes {
  const asked = (wish: RegExp): boolean => wish.test(instruction) || wish.test(custom);
  const length = (text: string) => (short.test(text) ? 'short' : long.test(text) ? 'long' : undefined);
  return {
    level: levelFor(level, instruction),
    length: length(instruction) ?? length(custom) ?? 'usual',
    checklistOnly: asked(checklistOnly),
    forManagers: asked(forManagers),
    examples: asked(noExamples) ? 'none' : asked(examples) ? 'more' : 'usual',
    tables: asked(noTables) ? 'none' : asked(tables) ? 'more' : 'usual',
    focus: focusOf(withFocus ? custom : '', instruction),
  };
}
