/** How many days after their last change inquiries that are done are kept: half a year, as the privacy page says. */
export const settledDays = 182;
