/**
 * Remembers values for a moment, for answers that are asked for much more often than they change and that may be that
 * much out of date. Measured by the process's own clock, which nobody moves.
 */
export class BriefMemory<V> {
  private readonly life: number;
  private readonly most: number;
  private readonly kept = new Map<string, { readonly value: V; readonly until: number }>();

  /** `life` in milliseconds; `most` values are kept. */
  constructor(life: number, most: number) {
    this.life = life;
    this.most = most;
  }

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    return found && found.until > performance.now() ? found.value : undefined;
  }

  set(key: string, value: V): void {
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, { value, until: performance.now() + this.life });
  }
}
