/** Five tones of one hue, with the same OKLCH lightness in every family, so that covers look like one series. */
export interface Tones {
  readonly deep: string;
  readonly ground: string;
  readonly mid: string;
  readonly tint: string;
  readonly pale: string;
}

const families = {
  'NIST CSF': { deep: '#122f48', ground: '#1c4b73', mid: '#4980b3', tint: '#9ec6ed', pale: '#e8f2fd' },
  'NIST RMF': { deep: '#252a48', ground: '#3c4373', mid: '#6d77b3', tint: '#b5beec', pale: '#edf0fd' },
  'ISO 27001': { deep: '#4b2215', ground: '#793722', mid: '#b9674d', tint: '#efaf9b', pale: '#feede7' },
  'SOC 2': { deep: '#143421', ground: '#1f5435', mid: '#4e8b65', tint: '#a1ceaf', pale: '#e9f4ec' },
  'PCI DSS': { deep: '#47310a', ground: '#73510f', mid: '#ac823a', tint: '#dbbc8b', pale: '#f8f0e3' },
  HIPAA: { deep: '#422031', ground: '#69334e', mid: '#a76384', tint: '#e5afc7', pale: '#fbecf2' },
  GDPR: { deep: '#362341', ground: '#573969', mid: '#8f6aa6', tint: '#d0b4e2', pale: '#f5eefa' },
  'CIS Controls': { deep: '#003437', ground: '#005458', mid: '#288b90', tint: '#90ced1', pale: '#e5f4f5' },
  SOX: { deep: '#2f3416', ground: '#4c5524', mid: '#7e8a4f', tint: '#bdc79b', pale: '#f0f2e7' },
  CCPA: { deep: '#462728', ground: '#704042', mid: '#ad7071', tint: '#e3b3b3', pale: '#fbeded' },
  'AI governance': { deep: '#182930', ground: '#26424c', mid: '#567886', tint: '#acc6d0', pale: '#ebf2f5' },
  General: { deep: '#252b2b', ground: '#3a4544', mid: '#6d7a79', tint: '#b9c3c2', pale: '#edf2f1' },
} as const satisfies Record<string, Tones>;

export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as readonly Family[];

/** The first match wins: AI comes first, so that "NIST AI RMF" does not match RMF. */
const aliases: readonly (readonly [RegExp, Family])[] = [
  [/\bai\b|42001/i, 'AI governance'],
  [/csf/i, 'NIST CSF'],
  [/rmf|800-53|800-37/i, 'NIST RMF'],
  [/27001|27002/, 'ISO 27001'],
  [/soc ?2|\btsc\b/i, 'SOC 2'],
  [/pci/i, 'PCI DSS'],
  [/hipaa/i, 'HIPAA'],
  [/gdpr/i, 'GDPR'],
  [/\bcis\b/i, 'CIS Controls'],
  [/\bsox\b|sarbanes/i, 'SOX'],
  [/ccpa|cpra/i, 'CCPA'],
];

/** Colour family of a framework's name; unknown ones are General. */
export const familyOf = (framework: string): Family =>
  aliases.find(([pattern]) => pattern.test(framework))?.[1] ?? 'General';

export const tonesOf = (framework: string): Tones => families[familyOf(framework)];

/** The tick beside a framework's name on cards and filters. Decoration: the name is always written next to it. */
export const tickColor = (framework: string): string => tonesOf(framework).mid;
