import {useId} from 'react';
import styled from 'styled-components';
import {color, space, target} from '../theme/theme.ts';

type SuggestionListProps = {
  title: string;
  suggestions: readonly string[];
  onPick: (suggestion: string) => void;
};

/** Answers to pick from: each a button that hands its text over. Stays in the page, so that they are spoken. */
export function SuggestionList({title, suggestions, onPick}: SuggestionListProps) {
  const titleId = useId();
  return (
    <Region role="status">
      {suggestions.length > 0 && (
        <>
          <Title id={titleId}>{title}</Title>
          <List aria-labelledby={titleId}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Pick type="button" translate="no" onClick={() => onPick(suggestion)}>
                  {suggestion}
                </Pick>
              </li>
            ))}
          </List>
        </>
      )}
    </Region>
  );
}

const Region = styled.div`
  /* Empty, it takes no place among what stands above and below it. */
  &:empty {
    position: absolute;
  }
`;

const Title = styled.p`
  margin-top: ${space(1)};
  font-size: 0.9375rem;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
  list-style: none;

  & > li {
    min-width: 0;
  }
`;

const Pick = styled.button`
  max-width: 100%;
  min-height: ${target};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: 999px;
  background: ${color.primaryFill};
  color: ${color.primary};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
