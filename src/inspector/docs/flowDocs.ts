import ELK from 'elkjs/lib/elk.bundled.js';
import {foldChart} from '../chart/foldChart.ts';
import {layoutChart} from '../chart/layoutChart.ts';
import {readChart} from '../chart/readChart.ts';
import {inspectedFlows} from '../flows.ts';
import {chartPicture} from './chartPicture.tsx';
import {flowPage} from './flowTable.ts';
import {mermaidText} from './mermaidText.ts';

/** File name in `docs/flows` → its text, for every flow. */
export const flowDocs = async (): Promise<Record<string, string>> => {
  const elk = new ELK();
  const docs: Record<string, string> = {};
  for (const {id, machine} of inspectedFlows) {
    const chart = readChart(machine);
    const brief = foldChart(chart, new Set());
    docs[`${id}.svg`] = chartPicture(await layoutChart(elk, brief));
    docs[`${id}-full.svg`] = chartPicture(await layoutChart(elk, chart));
    docs[`${id}.mmd`] = mermaidText(chart);
    docs[`${id}.md`] = flowPage(chart);
  }
  return docs;
};
