import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules around the code, without which scanners do not find it. */
const border = 4;

/** One path with a square for each dark module. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code of a text: dark on light in either theme, because scanners expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const modules = encodeQR(text, 'raw', { border });
    return { path: pathOf(modules), size: modules.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-control border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
