import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import styled from 'styled-components';
import {color, target} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type Selection = readonly [number | null, number | null];

/** Whether the password is readable; hidden again when the form is sent or the page is left. */
export function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(false);
  const selection = useRef<Selection | undefined>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, [input]);

  // A change of type puts the caret elsewhere.
  useLayoutEffect(() => {
    if (selection.current === undefined) return;
    input.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  }, [input, shown]);

  const toggle = () => {
    const {selectionStart = null, selectionEnd = null} = input.current ?? {};
    selection.current = [selectionStart, selectionEnd];
    setShown(!shown);
  };
  return {shown, toggle};
}

type RevealToggleProps = {shown: boolean; text: string; controls: string; onToggle: () => void};

/** Its name says what pressing it does; the name changes, so it has no pressed state. */
export function RevealToggle({shown, text, controls, onToggle}: RevealToggleProps) {
  return (
    <Toggle
      type="button"
      aria-controls={controls}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <VisuallyHidden>{text}</VisuallyHidden>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d="M2.5 12C5 7.6 8.3 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.8 6.5-9.5 6.5S5 16.4 2.5 12z" />
          <circle cx="12" cy="12" r="3.1" />
          {shown && <path d="M4 20 20 4" />}
        </g>
      </svg>
    </Toggle>
  );
}

const Toggle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  min-height: ${target};
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: ${color.muted};
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;
