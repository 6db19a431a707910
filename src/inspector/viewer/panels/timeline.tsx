import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {Muted, ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {useViewer, useViewerState} from '../viewerContext.ts';
import {eventOf} from '../words.ts';

type Props = {entries: readonly Entry[]; entry: Entry | undefined};

/** Looks back at earlier steps; the app goes on undisturbed. */
export const Timeline = ({entries, entry}: Props) => {
  const {store} = useViewer();
  const {chosenEntry, chosenFlow} = useViewerState();
  const last = entries.length - 1;
  const index = entry ? entries.indexOf(entry) : -1;
  const isLive = chosenEntry === undefined;
  const go = (next: number) =>
    store.set({
      chosenEntry: entries[Math.max(0, Math.min(last, next))]?.id,
      chosenFlow: undefined,
    });
  const goLive = () => store.set({chosenEntry: undefined, chosenFlow: undefined});
  return (
    <Bar role="group" aria-label="Timeline">
      <ToolButton type="button" disabled={index <= 0} onClick={() => go(index - 1)}>
        ‹ Earlier
      </ToolButton>
      <Range
        type="range"
        aria-label="Step"
        aria-valuetext={entry ? `${index + 1} of ${last + 1}: ${eventOf(entry)}` : 'none'}
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, index)}
        disabled={last < 1}
        onChange={({currentTarget}) => go(Number(currentTarget.value))}
      />
      <ToolButton type="button" disabled={index < 0 || index >= last} onClick={() => go(index + 1)}>
        Later ›
      </ToolButton>
      <Count>
        {index + 1} / {last + 1}
      </Count>
      <ToolButton type="button" aria-pressed={isLive && chosenFlow === undefined} onClick={goLive}>
        Live
      </ToolButton>
    </Bar>
  );
};

const Bar = styled.div`
  grid-area: time;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.divider};
  background: ${color.surface};
`;

const Range = styled.input`
  flex: 1;
  min-width: 40px;
  accent-color: ${color.primary};
`;

const Count = styled(Muted)`
  min-width: 72px;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;
