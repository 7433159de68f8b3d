/** What a dialog asks before it is added or changed. */
export type Asked = 'link' | 'video' | 'picture' | 'alt' | 'caption';
export type Ask = (what: Asked) => void;
