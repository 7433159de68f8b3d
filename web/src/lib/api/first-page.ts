let isFirst = true;

/** Whether this is still the page that was loaded, with its first screen rendered by the server. */
export const isFirstPage = (): boolean => isFirst;

/** Call when another page is shown. */
export const leaveFirstPage = (): void => {
  isFirst = false;
};
