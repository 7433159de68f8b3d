/** An element in an inert document: its content loads nothing and runs nothing. */
export const unseenBox = (): HTMLElement => document.implementation.createHTMLDocument('').createElement('div');

/** Whether a picture's address is on this site. */
export function isOwnAddress(address: string | null, site: string): boolean {
  return address !== null && URL.canParse(address, site) && new URL(address, site).origin === new URL(site).origin;
}

/** Removes pictures on other hosts from sanitised HTML: they would learn who reads it. The server does the same. */
export function dropStrangePictures(text: HTMLElement): void {
  for (const picture of text.querySelectorAll('img')) {
    if (!isOwnAddress(picture.getAttribute('src'), window.location.href)) picture.remove();
    picture.removeAttribute('srcset');
  }
}
