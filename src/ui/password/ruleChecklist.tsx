import {useEffect, useRef, useState} from 'react';
import styled from 'styled-components';
import {LiveRegion} from '../feedback/liveRegion.tsx';
import {color, media, space} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type Rule = {id: string; text: string; met: boolean};

type RuleChecklistProps = {
  id: string;
  title: string;
  rules: readonly Rule[];
  metText: string;
  unmetText: string;
};

/** Rules with their state in shape, colour and hidden words. */
export function RuleChecklist({id, title, rules, metText, unmetText}: RuleChecklistProps) {
  const newlyMet = useNewlyMet(rules);
  return (
    <Panel>
      <div id={id}>
        <Title id={`${id}-title`}>{title}</Title>
        <List aria-labelledby={`${id}-title`}>
          {rules.map((rule) => (
            <Item key={rule.id} $met={rule.met}>
              <Mark met={rule.met} />
              <span>{rule.text}</span>
              <VisuallyHidden>{`, ${rule.met ? metText : unmetText}`}</VisuallyHidden>
            </Item>
          ))}
        </List>
      </div>
      <LiveRegion text={newlyMet.map((rule) => `${rule.text}: ${metText}`).join(', ')} />
    </Panel>
  );
}

/** The rules that the last change met: all that is worth saying while someone types. */
function useNewlyMet(rules: readonly Rule[]) {
  const met = rules.filter((rule) => rule.met).map((rule) => rule.id);
  const state = met.join(' ');
  const before = useRef(state);
  const [newly, setNewly] = useState<readonly string[]>([]);
  useEffect(() => {
    if (before.current === state) return;
    const known = before.current.split(' ');
    before.current = state;
    setNewly(state.split(' ').filter((id) => !known.includes(id)));
  }, [state]);
  return rules.filter((rule) => rule.met && newly.includes(rule.id));
}

function Mark({met}: {met: boolean}) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {met ? (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path
            d="m6 10.3 2.8 2.7L14 7.5"
            fill="none"
            stroke={color.surface}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.6" />
      )}
    </svg>
  );
}

const Panel = styled.div`
  margin-top: ${space(1)};
`;

const Title = styled.p`
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
  list-style: none;
  font-size: 0.9375rem;

  ${media.from576} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Item = styled.li<{$met: boolean}>`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  color: ${({$met}) => ($met ? color.good : color.muted)};

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
