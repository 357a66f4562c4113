import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Measures the width of an element, so that letters in a drawing have the same size as other text. */
export const useWidth = <Found extends Element>(): readonly [RefObject<Found | null>, number] => {
  const element = useRef<Found>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};

export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** A line of a chart; `accent` is what the page is about, `muted` what it is held against. */
export interface LineSeries {
  readonly name: string;
  readonly points: readonly LinePoint[];
  readonly tone: 'accent' | 'muted';
}

interface Axis {
  readonly most: number;
  readonly format: (value: number) => string;
}

const height = 260;
const margin = { top: 12, right: 28, bottom: 30, left: 48 };

const Legend = ({ series }: { readonly series: readonly LineSeries[] }) => (
  <ul className="legend" aria-hidden="true">
    {series.map(({ name, tone }) => (
      <li key={name} className={tone}>
        {name}
      </li>
    ))}
  </ul>
);

/** Lines over a common axis, from nothing upwards. */
export const LineChart = ({
  label,
  series,
  x,
  y,
}: {
  readonly label: string;
  readonly series: readonly LineSeries[];
  readonly x: Axis;
  readonly y: Axis;
}) => {
  const [element, width] = useWidth<HTMLDivElement>();
  const toX = scaleLinear([0, Math.max(1, x.most)], [margin.left, Math.max(margin.left + 1, width - margin.right)]);
  const toY = scaleLinear([0, y.most], [height - margin.bottom, margin.top]);
  const path = line<LinePoint>(
    (point) => toX(point.x),
    (point) => toY(point.y),
  ).curve(curveMonotoneX);
  return (
    <div ref={element}>
      <Legend series={series} />
      <svg className="plot" role="img" aria-label={label} width={width} height={height}>
        {toY.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="grid" x1={margin.left} x2={width - margin.right} y1={toY(tick)} y2={toY(tick)} />
            <text x={margin.left - 8} y={toY(tick)} dy="0.35em" textAnchor="end">
              {y.format(tick)}
            </text>
          </g>
        ))}
        {toX
          .ticks(Math.min(x.most, Math.floor(width / 90)))
          .filter(Number.isInteger)
          .map((tick) => (
            <text key={tick} x={toX(tick)} y={height - 8} textAnchor={tick === 0 ? 'start' : 'middle'}>
              {x.format(tick)}
            </text>
          ))}
        {series.map(({ name, points, tone }) => {
          const last = points.at(-1);
          return (
            <g key={name} className={tone}>
              <path className="line" d={path([...points]) ?? undefined} />
              {last && <circle cx={toX(last.x)} cy={toY(last.y)} r={4} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
