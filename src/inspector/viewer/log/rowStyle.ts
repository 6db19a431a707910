import {color, space} from '../../../ui/theme/theme.ts';
import {badgeStyle, mono} from '../controls.tsx';

/** How a row of the log looks, by classes alone: a component for each piece would be rendered at each step. */
export const rowStyle = `
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    content-visibility: auto;
    contain-intrinsic-height: auto 920px;
  }

  .reload {
    padding: ${space(1)} ${space(3)};
    background: ${color.primaryFill};
    color: ${color.primary};
    font-size: 0.75rem;
    font-weight: 600;
  }

  button {
    display: grid;
    grid-template: 'time event badge' auto '. move move' auto / 60px minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    align-items: baseline;
    width: 100%;
    padding: ${space(1)} ${space(3)};
    border: 0;
    border-left: 3px solid transparent;
    background: none;
    text-align: left;
    cursor: pointer;
  }

  button:hover {
    background: ${color.page};
  }

  button[aria-current] {
    border-left-color: ${color.primary};
    background: ${color.primaryFill};
  }

  @media (max-width: 899px) {
    button {
      grid-template: 'event badge' auto 'move move' auto / minmax(0, 1fr) auto;
    }

    .time {
      display: none;
    }
  }

  button:focus-visible {
    outline-offset: -3px;
  }

  .time {
    grid-area: time;
    color: ${color.muted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  .event {
    grid-area: event;
    overflow: hidden;
    font-family: ${mono};
    font-size: 0.8125rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .move {
    grid-area: move;
    color: ${color.muted};
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }

  ${badgeStyle}
`;
