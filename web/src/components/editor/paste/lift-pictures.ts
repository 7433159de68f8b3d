/** Pictures are blocks of their own: the paragraph around one that stands alone would stay behind, empty. */
export function liftPictures(text: HTMLElement): void {
  for (const line of text.querySelectorAll('p'))
    if (!line.textContent?.trim() && line.querySelector('img')) line.replaceWith(...line.querySelectorAll('img'));
}
