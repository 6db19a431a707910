import {useRef, type MouseEvent, type ReactNode} from 'react';
import styled from 'styled-components';
import {color, media, radius, shadow, space} from '../theme/theme.ts';

type FrameProps = {
  skipText: string;
  logo: ReactNode;
  languageSwitch: ReactNode;
  /** What concerns every screen, above the card. */
  notice?: ReactNode;
  progress?: ReactNode;
  footer?: ReactNode;
  /** Leaves room beside the card for an aside. */
  wide?: boolean | undefined;
  /**
   * What the card shows; another one gets a card of its own. Orca takes the first words of what content was removed
   * from as read: in a card that stays that is the next heading (docs/accessibility-orca.md).
   */
  screen?: string | undefined;
  children: ReactNode;
};

/** The page around every screen. */
export function Frame({skipText, wide = false, screen, children, ...slots}: FrameProps) {
  const main = useRef<HTMLElement>(null);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus();
  };

  return (
    <Page>
      <Skip href="#main" onClick={skip}>
        {skipText}
      </Skip>
      <Header>
        {slots.logo}
        {slots.languageSwitch}
      </Header>
      <Content $wide={wide}>
        {slots.notice}
        {slots.progress && <Progress>{slots.progress}</Progress>}
        <Card key={screen} ref={main} id="main" tabIndex={-1}>
          {children}
        </Card>
      </Content>
      {slots.footer && <Footer>{slots.footer}</Footer>}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Skip = styled.a`
  position: absolute;
  z-index: 2;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 600;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  width: 100%;
  max-width: 1200px;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};

  ${media.from768} {
    padding: ${space(4)} ${space(6)};
  }

  ${media.from1400} {
    max-width: 1320px;
  }

  ${media.print} {
    max-width: 640px;
    padding-inline: 0;
  }
`;

const Content = styled.div<{$wide: boolean}>`
  flex: 1;
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  padding-bottom: ${space(8)};

  ${media.from768} {
    padding-block: ${space(4)} ${space(12)};
  }

  ${media.from992} {
    ${({$wide}) => $wide && `box-sizing: content-box; padding-inline-end: 344px; width: 600px;`}
  }

  ${media.from1200} {
    ${({$wide}) => $wide && `width: 640px;`}
  }
`;

const Progress = styled.div`
  padding: 0 ${space(4)} ${space(4)};

  ${media.from768} {
    padding: 0 0 ${space(4)};
  }

  ${media.print} {
    display: none;
  }
`;

const Card = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding: ${space(6)} ${space(4)};
  border-block: 1px solid ${color.divider};
  background: ${color.surface};

  ${media.from768} {
    padding: ${space(8)};
    border: 1px solid ${color.divider};
    border-radius: 16px;
    box-shadow: ${shadow};
  }

  ${media.print} {
    padding: ${space(4)} 0 0;
    border: 0;
    box-shadow: none;
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(5)};
  padding: ${space(4)};
  font-size: 0.875rem;

  & a {
    color: ${color.muted};
  }

  ${media.print} {
    display: none;
  }
`;
