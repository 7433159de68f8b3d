/** Saves a text that this page has made as a file of the person's. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has started; revoked earlier, some browsers would drop it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
