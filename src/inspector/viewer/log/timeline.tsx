import {memo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {ToolButton} from '../controls.tsx';
import {isLive, type Shown} from '../viewerStore.ts';
import {useViewer, useViewerSelector} from '../viewerContext.ts';
import {eventOf} from '../words.ts';

type ButtonProps = {label: string; by: number; disabled: boolean};

const StepButton = memo(({label, by, disabled}: ButtonProps) => {
  const {store} = useViewer();
  return (
    <ToolButton type="button" disabled={disabled} onClick={() => store.stepBy(by)}>
      {label}
    </ToolButton>
  );
});

const LiveButton = memo(() => {
  const {store} = useViewer();
  const isPressed = useViewerSelector(isLive);
  return (
    <ToolButton type="button" aria-pressed={isPressed} onClick={store.goLive}>
      Live
    </ToolButton>
  );
});

/** Looks back at earlier steps; the app goes on undisturbed. */
export const Timeline = ({shown: {entries, entry, behind}}: {shown: Shown}) => {
  const {store} = useViewer();
  const last = entries.length - 1;
  const index = entry ? entries.indexOf(entry) : -1;
  return (
    <Bar role="group" aria-label="Timeline" data-behind={behind > 0 || undefined}>
      <StepButton label="‹ Earlier" by={-1} disabled={index <= 0} />
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={
          entry && index >= 0 ? `${index + 1} of ${last + 1}: ${eventOf(entry)}` : 'none'
        }
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, index)}
        disabled={last < 1}
        onChange={({currentTarget}) => store.stepBy(Number(currentTarget.value) - index)}
      />
      <StepButton label="Later ›" by={1} disabled={index < 0 || index >= last} />
      <small>
        {index + 1} / {last + 1}
      </small>
      {behind > 0 && (
        <strong>
          {behind} {behind === 1 ? 'step' : 'steps'} behind
        </strong>
      )}
      <LiveButton />
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

  input {
    flex: 1;
    min-width: 40px;
    accent-color: ${color.primary};
  }

  &[data-behind] {
    background: ${color.primaryFill};
  }

  strong {
    color: ${color.primary};
    font-size: 0.8125rem;
    white-space: nowrap;
  }

  small {
    min-width: 64px;
    color: ${color.muted};
    font-size: 0.8125rem;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
