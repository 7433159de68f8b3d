/** An article's page: its text and the column beside it. */
export const postClasses = 'mx-auto w-full max-w-[940px]';
export const columnClasses =
  'mt-8 grid items-start gap-x-16 gap-y-10 min-[1024px]:grid-cols-[minmax(0,640px)_minmax(0,1fr)]';
