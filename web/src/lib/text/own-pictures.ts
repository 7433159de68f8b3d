/** An element of a document that nobody sees: what is put into it loads nothing and runs nothing. */
export const unseenBox = (): HTMLElement => document.implementation.createHTMLDocument('').createElement('div');

/** Whether a picture's address is on this site. */
export function isOwnAddress(address: string | null, site: string): boolean {
  return address !== null && URL.canParse(address, site) && new URL(address, site).origin === new URL(site).origin;
}

/** Takes pictures of other hosts out of sanitised HTML: they would learn who reads it. The server does the same. */
export function dropStrangePictures(text: HTMLElement): void {
  for (const picture of text.querySelectorAll('img')) {
    if (!isOwnAddress(picture.getAttribute('src'), window.location.href)) picture.remove();
    picture.removeAttribute('srcset');
  }
}
