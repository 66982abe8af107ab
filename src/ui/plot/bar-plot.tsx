type Bar = {
  readonly key: string | number;
  readonly label?: string;
  readonly value: number;
};

type BarPlotProps<B extends Bar> = {
  bars: readonly B[];
  /** The value of a full-height bar. */
  most: number;
  /** In the units of the drawing, including the space above and below the bars. */
  width: number;
  height: number;
  top: number;
  bottom?: number;
  /** The bar's share of its column's width. */
  share: number;
  radius?: number;
  fill: string;
  /** The color of a full-height bar behind each bar. */
  trackFill?: string;
  /** Draws the base line, and a flat bar for the value 0. */
  hasGround?: boolean;
  /** Stretches to its box, whatever the proportions. */
  isStretched?: boolean;
  /** Its accessible name; without one the figures are elsewhere on the page. */
  label?: string;
  className: string;
  /** The text above a bar. */
  writeAbove?: (value: number) => string;
  /** The tooltip of a bar. */
  writeTitle?: (bar: B) => string;
  onOpen?: (bar: B) => void;
};

/** Vertical bars, one for each day, month or year. */
export function BarPlot<B extends Bar>(props: BarPlotProps<B>) {
  const { bars, width, height, bottom = 0, hasGround = false, isStretched = false, label } = props;
  const base = height - bottom;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={props.className}
      {...(isStretched ? { preserveAspectRatio: 'none' } : {})}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {hasGround && <line x1="0" x2={width} y1={base} y2={base} className="stroke-line" />}
      {bars.map((bar, index) => (
        <Column key={bar.key} {...props} bar={bar} index={index} base={base} />
      ))}
    </svg>
  );
}

type ColumnProps<B extends Bar> = BarPlotProps<B> & { bar: B; index: number; base: number };

function Column<B extends Bar>(props: ColumnProps<B>) {
  const { bar, bars, index, base, most, top, share, radius, trackFill, writeAbove, onOpen } = props;
  const step = props.width / Math.max(1, bars.length);
  const width = Math.max(1, step * share);
  const x = index * step + (step - width) / 2;
  const length = (bar.value / most) * (base - top);
  const isFlat = props.hasGround && bar.value === 0;
  const opens = onOpen && bar.value > 0;
  return (
    <g
      className={opens ? 'group cursor-pointer' : undefined}
      {...(opens ? { onClick: () => onOpen(bar) } : {})}
    >
      {props.writeTitle && <title>{props.writeTitle(bar)}</title>}
      {onOpen && (
        <rect x={index * step} y="0" width={step} height={props.height} fill="transparent" />
      )}
      {trackFill && (
        <rect x={x} y={top} width={width} height={base - top} rx={radius} className={trackFill} />
      )}
      <rect
        data-bar={bar.key}
        x={x}
        y={base - length}
        width={width}
        height={isFlat ? 1 : length}
        rx={radius}
        className={isFlat ? 'fill-line' : props.fill}
      />
      {writeAbove && (
        <text
          x={x + width / 2}
          y={base - length - 8}
          textAnchor="middle"
          className="tabular fill-ink font-semibold text-[14px]"
        >
          {writeAbove(bar.value)}
        </text>
      )}
    </g>
  );
}
