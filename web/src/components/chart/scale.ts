/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

/** A round step that goes about four times into a span. Whole numbers only, because half an order means nothing. */
function stepOf(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, power * (steps.find((each) => each * power >= rough && Number.isInteger(each * power)) ?? 10));
}

/**
 * Round values from at most `lowest`, which is 0 or less, by way of 0 to at least `highest`, evenly spaced, six of them at
 * most.
 */
export function ticksBetween(lowest: number, highest: number): number[] {
  const step = stepOf(highest - lowest);
  const below = Math.ceil(-lowest / step);
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(highest / step));
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
}
