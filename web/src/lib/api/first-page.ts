let isFirst = true;

/** Whether this is still the page that was opened: the first screen of it came from the server. */
export const isFirstPage = (): boolean => isFirst;

/** Another page is shown. */
export const leaveFirstPage = (): void => {
  isFirst = false;
};
