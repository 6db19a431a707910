import type {Entry} from '../../../src/inspector/viewer/entries.ts';
import {emptyRecording, record} from '../../../src/inspector/viewer/entries.ts';
import {startRecorded} from './recordedFlow.ts';

/** What the viewer holds after a flow has taken these steps. */
export const entriesAfter = async (
  flowId: string,
  words: readonly string[],
): Promise<readonly Entry[]> => {
  const {run, sent} = startRecorded(flowId);
  for (const one of words) await run.takeInWords(one);
  return sent.reduce(record, emptyRecording).entries;
};
