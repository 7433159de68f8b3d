/** Fonts that readers have: mail programs load none. */
export const fonts = {
  serif: "Georgia,'Times New Roman',serif",
  sans: 'Arial,Helvetica,sans-serif',
  mono: 'Consolas,Menlo,monospace',
} as const;
