import { scaleLinear, scalePoint } from 'd3-scale';
import { toFigure } from '../parts/formats.ts';
import { endsOf } from '../results/result.ts';
import { messages } from './messages.ts';
import type { AskedOverTerms } from './over-terms.ts';

const height = 120;
const inset = 14;

/**
 * Shows the typical answers over time, one point for each class that has one, with the good end of the scale on top. No
 * line connects the points, because the classes have different students; the table below has the same figures.
 */
export const TrendChart = ({ asked: { text, scale, classes } }: { readonly asked: AskedOverTerms }) => {
  const points = classes.flatMap(({ question: { figures } }, index) =>
    figures === undefined ? [] : [{ index, value: figures.interpolated_median }],
  );
  if (points.length < 2) return null;
  const ends = endsOf(scale);
  const x = scalePoint(
    classes.map((_, index) => index),
    [4, 96],
  );
  const y = scaleLinear(ends, [height - inset, inset]);
  return (
    <svg className="trend" width="100%" height={height} role="img" aria-label={messages.terms.chart(text)}>
      {ends.map((value) => (
        <g key={value}>
          <line className="grid" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          <text x="0" y={y(value) - 3}>
            {value}
          </text>
        </g>
      ))}
      {points.map(({ index, value }) => (
        <g key={index}>
          <circle className="point" cx={`${x(index)}%`} cy={y(value)} r="5" />
          <text className="value" x={`${x(index)}%`} y={y(value) - 9}>
            {toFigure(value)}
          </text>
        </g>
      ))}
    </svg>
  );
};
