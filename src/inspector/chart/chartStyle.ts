import {color} from '../../ui/theme/theme.ts';
import {text} from './textSize.ts';

const MONO = 'ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", Consolas, monospace';

/** How states and arrows look, by classes alone; shared by the live picture and the files in `docs/flows`. */
export const chartStyle = `
  .state .box { fill: ${color.surface}; stroke: ${color.border}; stroke-width: 1.25; }
  .state.parent .box { fill: ${color.shade}; fill-opacity: 0.35; stroke-dasharray: none; }
  .state.is-busy:not(.parent) .box { stroke-dasharray: 5 4; }
  .state .rim { fill: none; stroke: ${color.border}; }
  .state .initial { fill: ${color.ink}; }
  .name { font: 600 ${text.name.size}px ${MONO}; fill: ${color.ink}; }
  .line, .inside, .inner, .label { font: 400 ${text.label.size}px ${MONO}; fill: ${color.muted}; white-space: pre; }
  .inside, .inner, .label { fill: ${color.ink}; }
  .guard { fill: ${color.primary}; }
  .edge { fill: none; stroke: ${color.border}; stroke-width: 1.25; }
  .head { fill: context-stroke; }
  .paper { fill: ${color.surface}; fill-opacity: 0.92; }
`;
