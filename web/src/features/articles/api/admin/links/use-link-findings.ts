import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiQuery } from '#shared/api-query.ts';
import { api } from '#web/lib/api/api.ts';
import type { ApiArguments, ApiRoute } from '#web/lib/api/api-types.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import type { TextFacts } from '../text-facts.ts';
import { answerOf, type LinkAnswer, linkFindings, thingsOf } from './link-findings.ts';
import { linkTarget } from './link-target.ts';

/** How long the links stay as they are before they are asked about: an address is often pasted and changed. Milliseconds. */
const pause = 1_000;
/** Calls at a time. */
const atOnce = 4;

/** Asks as a reader who is not signed in: admins see drafts, too. */
async function ask({ route, options }: ApiQuery): Promise<LinkAnswer> {
  try {
    await api(route, ...([{ ...(options as object), token: null }] as unknown as ApiArguments<ApiRoute>));
    return 'found';
  } catch (error) {
    return answerOf(error);
  }
}

/** What is known of things: each is asked about once, until `again` forgets those that did not answer well. */
function useAnswers(things: ReadonlyMap<string, ApiQuery>) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, LinkAnswer>>(new Map());
  const asked = useRef(new Set<string>());
  const [round, setRound] = useState(0);
  const keys = useMemo(() => [...things.keys()].join('\n'), [things]);
  const due = useDebounced(keys, pause);
  const latest = useRef(things);
  latest.current = things;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of things, and for each round
  useEffect(() => {
    const waiting = [...latest.current].filter(([key]) => due.split('\n').includes(key) && !asked.current.has(key));
    for (const [key] of waiting) asked.current.add(key);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [key, query] = next;
        const answer = await ask(query);
        setAnswers((known) => new Map([...known, [key, answer]]));
      }
    };
    for (let worker = 0; worker < atOnce; worker += 1) void work();
    return () => {
      // What is not under way yet waits for the next round, or for the form's next opening.
      for (const [key] of waiting.splice(0)) asked.current.delete(key);
    };
  }, [due, round]);
  const again = () => {
    for (const [key, answer] of answers) if (answer !== 'found') asked.current.delete(key);
    setAnswers((known) => new Map([...known].filter(([, answer]) => answer === 'found')));
    setRound((count) => count + 1);
  };
  return { answers, again };
}

/** Which links of a text lead nowhere on this site. Asks in a pause, and remembers while the form is open. */
export function useLinkFindings({ links, anchors }: TextFacts, slug: string) {
  const aimed = useMemo(
    () => links.map((link) => ({ link, target: linkTarget(link.address, { origin: window.location.origin, slug }) })),
    [links, slug],
  );
  const things = useMemo(() => thingsOf(aimed), [aimed]);
  const { answers, again } = useAnswers(things);
  const findings = useMemo(() => linkFindings(aimed, { anchors }, answers), [aimed, anchors, answers]);
  /** Asks again about what did not answer well; undefined while there is nothing to ask about. */
  return { findings, again: things.size > 0 ? again : undefined };
}
