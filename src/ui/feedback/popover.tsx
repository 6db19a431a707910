import {useEffect, useRef, type ReactNode} from 'react';
import styled from 'styled-components';
import {color, radius, shadow, space} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type HelpPopoverProps = {
  id: string;
  openText: string;
  title: string;
  closeText: string;
  children: ReactNode;
};

/**
 * Help behind a question mark in the browser's own popover: Escape and a press outside close it, focus returns by
 * itself. A browser that lacks it shows the help in the page.
 */
export function HelpPopover({id, openText, title, closeText, children}: HelpPopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => closeOnLeaving(opener, panel), []);

  return (
    <>
      <Opener ref={opener} type="button" popoverTarget={id}>
        <VisuallyHidden>{openText}</VisuallyHidden>
        <Circle aria-hidden="true">?</Circle>
      </Opener>
      <Panel ref={panel} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
        <Title id={`${id}-title`}>{title}</Title>
        {children}
        <Close type="button" popoverTarget={id} popoverTargetAction="hide">
          {closeText}
        </Close>
      </Panel>
    </>
  );
}

type ElementRef = {current: HTMLElement | null};

/** Focus that goes on to another control closes the help, so that it does not cover what is being filled in. */
function closeOnLeaving(opener: ElementRef, panel: ElementRef) {
  const close = ({target}: FocusEvent) => {
    const inside = [opener, panel].some(({current}) => current?.contains(target as Node));
    if (!inside) panel.current?.hidePopover?.();
  };
  document.addEventListener('focusin', close);
  return () => document.removeEventListener('focusin', close);
}

const Opener = styled.button`
  flex: none;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -10px -8px -10px 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  @supports selector(:popover-open) {
    display: grid;
  }
`;

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid ${color.primary};
  border-radius: 50%;
  color: ${color.primary};
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1;
`;

const Panel = styled.div`
  width: min(20rem, calc(100vw - 32px));
  max-height: calc(100vh - 32px);
  padding: ${space(4)};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.ink};
  font-size: 0.9375rem;
  box-shadow: ${shadow};

  & ul {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(2)};
    padding-inline-start: ${space(5)};
  }

  @supports (position-area: top) {
    &:popover-open {
      inset: auto;
      margin: ${space(2)} 0;
      position-area: top span-left;
      position-try-fallbacks: flip-block;
    }
  }
`;

const Title = styled.p`
  font-weight: 700;
`;

const Close = styled.button`
  display: none;
  min-height: 44px;
  margin: ${space(2)} 0 -${space(2)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  @supports selector(:popover-open) {
    display: inline-block;
  }
`;
