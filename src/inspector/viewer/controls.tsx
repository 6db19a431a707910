import styled from 'styled-components';
import {color, space} from '../../ui/theme/theme.ts';

export const mono = 'ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", Consolas, monospace';

export const ToolButton = styled.button`
  min-width: 32px;
  min-height: 32px;
  padding: 0 ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${color.primary};
    color: ${color.primary};
  }

  &:disabled {
    border-color: ${color.divider};
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: default;
  }

  &[aria-pressed='true'],
  &[aria-selected='true'] {
    border-color: ${color.primary};
    background: ${color.primaryFill};
    color: ${color.primary};
  }
`;

export const Input = styled.input`
  min-height: 32px;
  min-width: 0;
  padding: 0 ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.surface};
  font-size: 0.8125rem;
`;

export const Select = styled.select`
  min-height: 32px;
  min-width: 0;
  padding: 0 ${space(2)};
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.surface};
  font-size: 0.8125rem;
`;

export const Code = styled.code`
  font-family: ${mono};
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.muted};
  font-size: 0.8125rem;
`;

/** `good`: passed, fired. `bad`: refused, ignored. `plain`: neither. */
export const badgeStyle = `
  .badge {
    display: inline-block;
    padding: 0 ${space(1.5)};
    border-radius: 6px;
    font-size: 0.75rem;
    font-weight: 600;
    white-space: nowrap;
  }

  .badge.good {
    background: ${color.goodFill};
    color: ${color.good};
  }

  .badge.bad {
    background: ${color.alertFill};
    color: ${color.alert};
  }

  .badge.plain {
    background: ${color.disabled};
    color: ${color.onDisabled};
  }
`;

export const PanelTitle = styled.h2`
  font-size: 0.8125rem;
  font-weight: 700;
`;

export const SmallTitle = styled.h3`
  margin: ${space(4)} 0 ${space(1)};
  color: ${color.muted};
  font-size: 0.75rem;
  font-weight: 700;

  &:first-child {
    margin-top: 0;
  }
`;

/** Guards below each other, each with its answer. */
export const GuardList = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  code {
    font-family: ${mono};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.muted};
    font-size: 0.8125rem;
  }

  ${badgeStyle}
`;
