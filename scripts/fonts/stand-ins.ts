/**
 * The page is painted before its fonts arrive. Until then a system font with the same metrics is used, so that little
 * moves. Systems have different fonts, so each font has a stand-in for Windows and Apple (Liberation has the same
 * metrics), for Android, and for a Linux that has neither.
 */
interface StandIn {
  readonly family: string;
  /** Names by which a browser knows the same face. */
  readonly local: readonly string[];
  readonly weight?: readonly [number, number];
  /** How much narrower its words are than in the site's font, in percent, measured on the site's own pages. */
  readonly size: number;
}

/** Vertical metrics of the site's fonts, in percent of their size. */
const heights = {
  serif: { ascent: 103.6, descent: 33.5 },
  sans: { ascent: 96.9, descent: 24.2 },
} as const;

const regular = [200, 500] as const;
/** Titles are wide at small sizes: the font has optical sizes, its stand-ins have not. */
const display = [501, 599] as const;
const bold = [600, 900] as const;

const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'];
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const noto = ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'];
const notoBold = ['Noto Serif Bold', 'NotoSerif-Bold'];
const dejaVu = ['DejaVu Serif', 'DejaVuSerif'];
const dejaVuBold = ['DejaVu Serif Bold', 'DejaVuSerif-Bold'];

const standIns: Readonly<Record<keyof typeof heights, readonly StandIn[]>> = {
  serif: [
    { family: 'Times Meanwhile', local: times, weight: regular, size: 110.5 },
    { family: 'Times Meanwhile', local: timesBold, weight: display, size: 98.5 },
    { family: 'Times Meanwhile', local: timesBold, weight: bold, size: 102.5 },
    { family: 'Noto Serif Meanwhile', local: noto, weight: regular, size: 93 },
    { family: 'Noto Serif Meanwhile', local: notoBold, weight: display, size: 83.5 },
    { family: 'Noto Serif Meanwhile', local: notoBold, weight: bold, size: 88.5 },
    { family: 'DejaVu Serif Meanwhile', local: dejaVu, weight: regular, size: 86.3 },
    { family: 'DejaVu Serif Meanwhile', local: dejaVuBold, weight: display, size: 75 },
    { family: 'DejaVu Serif Meanwhile', local: dejaVuBold, weight: bold, size: 79 },
  ],
  sans: [
    { family: 'Arial Meanwhile', local: ['Arial', 'ArialMT', 'Liberation Sans'], size: 106.5 },
    { family: 'Roboto Meanwhile', local: ['Roboto', 'Roboto-Regular'], size: 107.2 },
    { family: 'DejaVu Sans Meanwhile', local: ['DejaVu Sans', 'DejaVuSans'], size: 94.5 },
  ],
};

const percent = (value: number): string => `${Number(value.toFixed(1))}%`;

const rule = ({ family, local, weight, size }: StandIn, { ascent, descent }: { ascent: number; descent: number }) =>
  `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
${weight ? `  font-weight: ${weight.join(' ')};\n` : ''}  size-adjust: ${percent(size)};
  ascent-override: ${percent((100 * ascent) / size)};
  descent-override: ${percent((100 * descent) / size)};
  line-gap-override: 0%;
}
`;

/** The style sheet of the stand-ins. */
export const standInRules = (): string =>
  (['serif', 'sans'] as const).flatMap((font) => standIns[font].map((it) => rule(it, heights[font]))).join('');
