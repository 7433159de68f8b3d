/** How many days the trash keeps deleted things. */
export const trashDays = 30;
