import styled, {css} from 'styled-components';
import {color, media, radius, space, target} from '../theme/theme.ts';

const ring = css`
  outline: 3px solid ${color.primary};
  outline-offset: 1px;
`;

/** The one border around a control and what stands beside it. */
export const ControlFrame = styled.div<{$invalid: boolean}>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  min-width: 0;
  margin-top: ${space(1)};
  overflow: hidden;
  border: 1px solid ${({$invalid}) => ($invalid ? color.alert : color.border)};
  border-radius: ${radius};
  background: ${({$invalid}) => ($invalid ? color.alertFill : color.surface)};
  box-shadow: ${({$invalid}) => ($invalid ? `0 0 0 1px ${color.alert}` : 'none')};

  &:hover {
    border-color: ${({$invalid}) => ($invalid ? color.alert : color.ink)};
  }

  @supports selector(:has(a)) {
    &:has(> input:focus-visible, > select:focus-visible) {
      ${ring}
    }
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      ${ring}
    }
  }

  ${media.forcedColors} {
    border-width: ${({$invalid}) => ($invalid ? '3px' : '1px')};
  }
`;

export const controlStyle = css`
  /* Leaves room for a button of 48 px at its end, however large the text. */
  flex: 999 1 min(9rem, 100% - 48px);
  min-width: 0;
  min-height: ${target};
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: transparent;
  color: ${color.ink};
  /* Below 16 px a phone zooms in on the focused field and stays there. */
  font-size: max(16px, 1rem);
  line-height: 1.5;

  &:focus,
  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${controlStyle}
`;
