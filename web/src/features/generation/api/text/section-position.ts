/**
 * Which section of a generation a chapter is: that of its title; undefined when nobody generated it, or it has another
 * title by now. The second chapter of a title is the second section of it.
 */
export function sectionPosition(
  titles: readonly string[],
  chapters: readonly (string | null)[],
  place: number,
): number | undefined {
  const title = chapters[place];
  const before = chapters.slice(0, place).filter((each) => each === title).length;
  const places = titles.flatMap((each, position) => (each.trim() === title ? [position] : []));
  return places[before];
}
