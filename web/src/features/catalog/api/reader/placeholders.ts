/** A prompt cut at its placeholders, such as `{control_text}`: every second part is one, as written. */
export const splitAtPlaceholders = (prompt: string): readonly string[] => prompt.split(/(\{\w+\})/);
