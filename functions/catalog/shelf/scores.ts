/** Scores are told apart in so many steps of the best one. */
const steps = 2 ** 16;

/** What a search has found so far. Made once for an index and used by each of its searches. */
export class Scores {
  private readonly score: Float64Array;
  /** How many words of the query were found on each card, and the last of them; from 1. */
  private readonly matched: Uint8Array;
  private readonly last: Uint8Array;
  /** The positions with a score, as they came. */
  private readonly touched: Uint32Array;
  private size = 0;

  constructor(size: number) {
    this.score = new Float64Array(size);
    this.matched = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  /** Adds to a card's score for the nth word of the query, from 1. With `needsAll` only if it had all words before. */
  add(position: number, nth: number, by: number, needsAll: boolean): void {
    if (this.last[position] !== nth) {
      const matched = this.matched[position] ?? 0;
      if (needsAll && matched !== nth - 1) return;
      if (matched === 0) this.touched[this.size++] = position;
      this.matched[position] = matched + 1;
      this.last[position] = nth;
    }
    this.score[position] = (this.score[position] ?? 0) + by;
  }

  /** Positions with at least so many words, best first, then in shelf order. A card with more words counts more. Forgets everything. */
  take(leastMatched: number): number[] {
    const positions = new Uint32Array(this.size);
    const scores = new Float64Array(this.size);
    let found = 0;
    for (const position of this.inShelfOrder()) {
      const matched = this.matched[position] ?? 0;
      if (matched < leastMatched) continue;
      positions[found] = position;
      scores[found++] = (this.score[position] ?? 0) * matched;
    }
    this.clear();
    return byScore(positions.subarray(0, found), scores.subarray(0, found));
  }

  /** The touched positions. Sorting many takes longer than looking at each card of the shelf. */
  private inShelfOrder(): Uint32Array {
    const touched = this.touched.subarray(0, this.size);
    if (this.size * 20 < this.matched.length) return touched.sort();
    let at = 0;
    for (let position = 0; position < this.matched.length; position++)
      if (this.matched[position] !== 0) touched[at++] = position;
    return touched;
  }

  private clear(): void {
    for (const position of this.touched.subarray(0, this.size)) {
      this.score[position] = 0;
      this.matched[position] = 0;
      this.last[position] = 0;
    }
    this.size = 0;
  }
}

/** A counting sort: common words find most of a shelf, for which comparing takes ten times as long. */
function byScore(positions: Uint32Array, scores: Float64Array): number[] {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  const step = new Uint16Array(scores.length);
  for (let index = 0; index < step.length; index++)
    step[index] = Math.floor((1 - (scores[index] ?? 0) / best) * (steps - 1));
  const next = new Uint32Array(steps + 1);
  for (const at of step) next[at + 1] = (next[at + 1] ?? 0) + 1;
  for (let at = 1; at <= steps; at++) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const ordered = new Array<number>(positions.length).fill(0);
  for (let index = 0; index < positions.length; index++) {
    const at = step[index] ?? 0;
    const place = next[at] ?? 0;
    ordered[place] = positions[index] ?? 0;
    next[at] = place + 1;
  }
  return ordered;
}
