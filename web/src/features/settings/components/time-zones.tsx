import { useMemo } from 'react';

/** The time zones that the browser knows, to be offered by a field. Others can be typed. */
export function TimeZones({ id }: { readonly id: string }) {
  const zones = useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])], []);
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
