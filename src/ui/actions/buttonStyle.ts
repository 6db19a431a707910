import {css, keyframes} from 'styled-components';
import {color, media, radius, space} from '../theme/theme.ts';

const inactive = css`
  &[aria-disabled='true'] {
    border-color: ${color.disabled};
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: not-allowed;

    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const base = css`
  display: inline-grid;
  place-items: center;
  align-content: center;
  max-width: 100%;
  min-height: 48px;
  padding: ${space(2)} ${space(6)};
  border: 2px solid transparent;
  border-radius: ${radius};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${media.print} {
    display: none;
  }
`;

export const primaryLook = css`
  ${base}
  min-width: 8rem;
  background: ${color.submit};
  color: ${color.onSubmit};

  &:hover {
    background: ${color.submitHover};
  }

  ${media.forcedColors} {
    border-color: currentColor;
  }

  ${inactive}
`;

export const secondaryLook = css`
  ${base}
  border: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink};

  &:hover {
    border-color: ${color.ink};
    background: ${color.page};
  }

  ${inactive}
`;

export const textLook = css`
  ${base}
  min-height: 44px;
  margin-inline: -${space(1)};
  padding-inline: ${space(1)};
  border: 0;
  background: none;
  color: ${color.primary};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

export const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(340%); }
`;
