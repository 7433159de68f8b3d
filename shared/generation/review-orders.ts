import { wordsOf } from '../kernel/words.ts';
import type { Excerpt } from './task.ts';

/* Sentences of training files that address the model, and whether a text repeats them. */

/** How orders to a model begin or what they speak of; ordinary advice ("Review access monthly") is none. */
const order =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |these |those |previous |prior |above |earlier |other )*(?:instructions?|rules?|prompts?|directions?|text above)|\byou (?:are now|must now|will now)\b|\b(?:system|developer) (?:prompt|message|override)\b|\bnew instructions?\b|\b(?:act|respond|answer|reply|behave) (?:only )?(?:as|with)\b|\b(?:say|write|print|output|repeat|include|insert|add|append) (?:exactly |only |verbatim )?(?:the (?:words?|phrase|sentence|following|text)|this (?:sentence|link|text))|\b(?:assistant|language model|chatbot)\b|\bdo not (?:tell|mention|reveal)\b/i;

/** Words in a row that a text must share with an order to repeat it. */
const run = 6;

/** Sentences of a text; a line break ends one, too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Whether a sentence of a file gives orders to whoever reads it. */
export const isOrder = (sentence: string): boolean => order.test(sentence);

function runsOf(sentence: string): string[] {
  const words = wordsOf(sentence).trim().split(' ');
  if (words.length < run) return words.length >= 3 ? [words.join(' ')] : [];
  return words.slice(0, words.length - run + 1).map((_, at) => words.slice(at, at + run).join(' '));
}

/** Orders in the excerpts that show up in a text, as the files have them. */
export function ordersIn(text: string, excerpts: readonly Excerpt[]): string[] {
  const words = `${wordsOf(text).trimEnd()} `;
  const orders = excerpts.flatMap((excerpt) => sentencesOf(excerpt.text).filter(isOrder));
  return [...new Set(orders)].filter((sentence) => runsOf(sentence).some((shared) => words.includes(` ${shared} `)));
}
