const knownCurrencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export function isCurrency(code: string): boolean {
  return knownCurrencies.has(code);
}

/** `2400, 'usd'` → `$24.00`; currencies without a minor unit are formatted as whole numbers. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** minorDigits(currency));
}

export function decimal(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** User input in minor units; undefined if it is not an amount of that currency. */
export function parseDecimal(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const parts = /^(\d{1,8})(?:\.(\d+))?$/.exec(text.trim());
  const fraction = parts?.[2] ?? '';
  if (!parts || fraction.length > digits) return undefined;
  return Number(`${parts[1]}${fraction.padEnd(digits, '0')}`);
}

function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
