import { createHash } from 'node:crypto';
import * as z from 'zod';
import { getText, putObject } from '#lib/aws/objects.ts';
import { logger } from '#lib/logger.ts';

/** Which question of a generation: an answer is kept under its name, until the same question is answered again. */
export type QuestionName = 'outline' | `section-${number}` | `rewrite-${number}-${number}`;

/** What the language model has answered to a question, with what it has used. */
const KeptAnswer = z.object({
  /** Of what was asked: the same question with other words is another one. */
  print: z.string(),
  /** Names this answer where its tokens are counted. */
  receipt: z.string(),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  /** Absent when the model failed. */
  value: z.unknown().optional(),
  /** Sentence for admins of a failure that would only happen again, and the attempt that it ended. */
  failure: z.object({ message: z.string(), attempt: z.number() }).optional(),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export const printOf = (question: string): string => createHash('sha256').update(question).digest('base64url');

const answerKey = (id: string, name: QuestionName): string => `generations/${id}/answers/${name}.json`;

/** The last answer to a question, in whatever words that was asked. */
export async function findAnswer(id: string, name: QuestionName): Promise<KeptAnswer | undefined> {
  const text = await getText(answerKey(id, name));
  return text === undefined ? undefined : KeptAnswer.parse(JSON.parse(text));
}

/**
 * Keeps an answer, so that it need not be paid for twice when its tokens cannot be counted at once. Without a store it is
 * in hand all the same: the failure is logged only.
 */
export async function keepAnswer(id: string, name: QuestionName, answer: KeptAnswer): Promise<void> {
  try {
    await putObject(answerKey(id, name), JSON.stringify(answer), 'application/json');
  } catch (error) {
    logger.warn('an answer of the language model is not kept', {
      generation: id,
      question: name,
      error: error as Error,
    });
  }
}
