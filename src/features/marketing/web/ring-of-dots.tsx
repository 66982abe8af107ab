/**
 * Evenly spaced dots around the center, as one element: a dashed line with dashes of zero length.
 */
export function RingOfDots({
  radius,
  dots,
  dotRadius,
  className,
}: {
  radius: number;
  dots: number;
  dotRadius: number;
  className: string;
}) {
  return (
    <circle
      r={radius}
      pathLength={dots}
      strokeWidth={2 * dotRadius}
      strokeLinecap="round"
      strokeDasharray="0 1"
      className={`fill-none ${className}`}
    />
  );
}
