/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * Round values from 0 to at least `highest`, evenly spaced, four or five of them. Whole numbers only, because half an
 * order means nothing.
 */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    power * (steps.find((each) => each * power >= rough && Number.isInteger(each * power)) ?? 10),
  );
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}
