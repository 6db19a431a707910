import {type FormEvent, memo, useState} from 'react';
import styled from 'styled-components';
import {space} from '../../../ui/theme/theme.ts';
import {statesOf} from '../../chart/readChart.ts';
import {charts} from '../charts.ts';
import {Input, Muted, ToolButton} from '../controls.tsx';
import {useViewer} from '../viewerContext.ts';

/** Finds a state by the words of its name and path, else of its description; Enter again goes on to the next. */
export const StateSearch = memo(({flow}: {flow: string}) => {
  const {store} = useViewer();
  const [wanted, setWanted] = useState('');
  const [turn, setTurn] = useState(0);
  const root = charts.get(flow)?.root;
  const states = root ? statesOf(root).slice(1) : [];
  const words = wanted.toLowerCase().split(/\s+/);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = states.filter(({path, meta}) => fits(`${path} ${meta?.path ?? ''}`));
  const found = named.length > 0 ? named : states.filter(({description}) => fits(description));
  const find = (event: FormEvent) => {
    event.preventDefault();
    const exact = found.find(({path}) => path === wanted);
    store.set({chosenState: exact?.id ?? found[turn % found.length]?.id});
    setTurn(turn + 1);
  };
  const finds = wanted !== '' && found.length === 0 ? `No match in ${flow}` : '';
  return (
    <Form role="search" onSubmit={find}>
      <Input
        type="search"
        aria-label="Find a state"
        placeholder="Find a state"
        list="state-names"
        value={wanted}
        onChange={({currentTarget}) => {
          setWanted(currentTarget.value);
          setTurn(0);
        }}
      />
      <datalist id="state-names">
        {states.map(({id, path}) => (
          <option key={id}>{path}</option>
        ))}
      </datalist>
      <ToolButton type="submit" disabled={wanted === '' || found.length === 0}>
        Find
      </ToolButton>
      <Muted role="status">{finds}</Muted>
    </Form>
  );
});

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  ${Input} {
    width: 168px;
  }
`;
