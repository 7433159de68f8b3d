/** Font files, imported as bytes. */
declare module '*.ttf.gz' {
  const bytes: Uint8Array;

  export = bytes;
}
