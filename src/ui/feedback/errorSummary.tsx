import {useCallback, useEffect, useId, useRef, type MouseEvent} from 'react';
import styled from 'styled-components';
import {Sign} from '../form/fieldError.tsx';
import {color, radius, space} from '../theme/theme.ts';

type SummaryLine = {fieldId: string; text: string};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryLine[];
  /**
   * How many submits have failed so far: each one moves the focus here as soon as there are errors, once more where
   * they went with the focus to be validated again.
   */
  attempt: number;
};

export function ErrorSummary({title, errors, attempt}: ErrorSummaryProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement | null>(null);
  const answered = useRef(0);
  const wentWithFocus = useRef(false);
  const hold = useCallback((node: HTMLDivElement) => {
    panel.current = node;
    return () => {
      wentWithFocus.current = node.contains(document.activeElement);
      panel.current = null;
    };
  }, []);

  useEffect(() => {
    if (panel.current === null || (attempt <= answered.current && !wentWithFocus.current)) return;
    answered.current = attempt;
    wentWithFocus.current = false;
    panel.current.focus({preventScroll: true});
    panel.current.scrollIntoView?.({block: 'start'});
  }, [attempt, errors]);

  if (attempt === 0 || errors.length === 0) return null;
  // Lines that go are no news: only what is added is spoken.
  return (
    <Panel
      ref={hold}
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Title id={titleId}>
        <Sign />
        <span>{title}</span>
      </Title>
      <List>
        {errors.map(({fieldId, text}) => (
          <li key={`${fieldId} ${text}`}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </List>
    </Panel>
  );
}

// By hand, because following the fragment would add an entry to the history.
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus({preventScroll: true, focusVisible: true});
  field?.scrollIntoView?.({block: 'center'});
}

const Panel = styled.div`
  padding: ${space(4)};
  border: 2px solid ${color.alert};
  border-radius: ${radius};
  background: ${color.alertFill};
  scroll-margin-top: ${space(4)};
`;

const Title = styled.h2`
  display: flex;
  gap: ${space(2)};
  color: ${color.alert};
  font-size: 1.0625rem;
  line-height: 1.4;
`;

const List = styled.ul`
  margin-top: ${space(1)};
  padding-inline-start: ${space(6)};
  list-style: none;

  & a {
    display: inline-block;
    padding-block: 10px;
    color: ${color.alert};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
