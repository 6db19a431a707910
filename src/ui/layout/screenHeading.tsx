import type {ReactNode, Ref} from 'react';
import styled from 'styled-components';
import {color, media, space} from '../theme/theme.ts';

type ScreenHeadingProps = {
  children: ReactNode;
  subtitle?: ReactNode;
  /** To focus it when the screen comes. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** The one `h1` of a screen. */
export function ScreenHeading({children, subtitle, ref}: ScreenHeadingProps) {
  return (
    <div>
      <Title ref={ref} tabIndex={-1}>
        <span>{children}</span>
      </Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </div>
  );
}

const Title = styled.h1`
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.01em;

  ${media.from768} {
    font-size: 1.75rem;
  }
`;

const Subtitle = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
`;
