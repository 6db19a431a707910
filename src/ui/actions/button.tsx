import type {MouseEvent, MouseEventHandler, ReactNode, Ref} from 'react';
import styled from 'styled-components';
import {primaryLook, secondaryLook, slide, textLook} from './buttonStyle.ts';

type ButtonProps = {
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  id?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Work is under way: presses, and submits by Enter, do nothing. */
  busy?: boolean | undefined;
  /** Id of the text that says why, or what. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

type PrimaryButtonProps = ButtonProps & {
  busyText?: string | undefined;
  /** A later text; the button has room for it from the start. */
  otherText?: string | undefined;
  /** Looks and is announced as disabled, yet takes focus and presses: the caller answers them. */
  blocked?: boolean | undefined;
};

export function PrimaryButton({
  children,
  type = 'submit',
  busy = false,
  busyText,
  otherText,
  blocked = false,
  ...rest
}: PrimaryButtonProps) {
  return (
    <Primary {...nativeProps({...rest, type, busy, blocked})}>
      <span>{busy && busyText ? busyText : children}</span>
      {busyText && <Room aria-hidden="true" data-text={busyText} />}
      {otherText && <Room aria-hidden="true" data-text={otherText} />}
      {busy && typeof children === 'string' && <Room aria-hidden="true" data-text={children} />}
      {busy && <Track aria-hidden="true" />}
    </Primary>
  );
}

export function SecondaryButton({children, ...rest}: ButtonProps) {
  return <Secondary {...nativeProps(rest)}>{children}</Secondary>;
}

export function TextButton({children, ...rest}: ButtonProps) {
  return <Text {...nativeProps(rest)}>{children}</Text>;
}

type NativeSource = Omit<PrimaryButtonProps, 'children' | 'busyText' | 'otherText'>;

// The second click of a double click belongs to the button that the first one found, not to the next screen's.
// A submit by Enter arrives as a click on the form's submit button: stopping the click stops it too.
function nativeProps({
  type = 'button',
  busy,
  blocked,
  describedBy,
  onClick,
  ...rest
}: NativeSource) {
  return {
    ...rest,
    type,
    'aria-disabled': busy || blocked || undefined,
    'aria-describedby': describedBy,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (busy || event.detail > 1) event.preventDefault();
      else onClick?.(event);
    },
  };
}

const Primary = styled.button`
  ${primaryLook}
  position: relative;
  overflow: hidden;
`;

const Secondary = styled.button`
  ${secondaryLook}
`;

const Text = styled.button`
  ${textLook}
`;

/** Keeps the width of the text that is not shown. */
const Room = styled.span`
  height: 0;
  overflow: hidden;
  visibility: hidden;

  &::after {
    content: attr(data-text);
  }
`;

const Track = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 4px;
  overflow: hidden;
  opacity: 0.7;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 30%;
    border-radius: 2px;
    background: currentColor;
    animation: ${slide} 1.4s ease-in-out infinite;
  }
`;
