/** The columns of a CSV of prompts that the shop knows, in lower case. Every prompt is in `prompt`; the others may be missing. */
export const promptColumns = ['title', 'prompt', 'inputs', 'expected_output'] as const;
export type PromptColumnName = (typeof promptColumns)[number];
