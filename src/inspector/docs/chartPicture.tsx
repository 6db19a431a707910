import {renderToStaticMarkup} from 'react-dom/server';
import {ChartDrawing} from '../chart/chartDrawing.tsx';
import {chartStyle} from '../chart/chartStyle.ts';
import type {PlacedChart} from '../chart/layoutChart.ts';
import {color, themeVariables} from '../../ui/theme/theme.ts';

const MARGIN = 24;

const usedVariables = (declarations: string): string =>
  declarations
    .split('\n')
    .filter((line) => chartStyle.includes(line.split(':')[0] ?? '') || line.startsWith('--page:'))
    .join(' ');

const style = `
  :root { ${usedVariables(themeVariables.light)} }
  @media (prefers-color-scheme: dark) { :root { ${usedVariables(themeVariables.dark)} } }
  .ground { fill: ${color.page}; }
${chartStyle}`;

/** The picture of a flow as an SVG file that needs nothing else, light or dark as the reader's system is. */
export const chartPicture = (chart: PlacedChart): string => {
  const width = chart.width + MARGIN * 2;
  const height = chart.height + MARGIN * 2;
  const picture = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={`The ${chart.id} flow`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{style}</style>
      <rect className="ground" x={-MARGIN} y={-MARGIN} width={width} height={height} />
      <ChartDrawing chart={chart} />
    </svg>,
  );
  return `${picture.replaceAll('<g class="', '\n<g class="')}\n`;
};
