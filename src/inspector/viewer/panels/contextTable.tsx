import {memo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {mono} from '../controls.tsx';
import type {Facts} from '../../feed/messages.ts';

type Props = {before: Facts | undefined; after: Facts};
type Value = Facts[string] | undefined;

/** A fact, and what it was where that differs. */
const Fact = memo(({name, from, to}: {name: string; from: Value; to: Value}) => (
  <tr data-changed={from !== to || undefined}>
    <th scope="row">{name}</th>
    <td>
      {from !== to && `${String(from ?? '–')} → `}
      {String(to)}
    </td>
  </tr>
));

/** The allow-listed context, what changed first. */
export const ContextTable = memo(({before, after}: Props) => {
  const was = (name: string) => (before === undefined ? after[name] : before[name]);
  const hasChanged = (name: string) => was(name) !== after[name];
  const names = Object.keys(after).toSorted(
    (a, b) => Number(hasChanged(b)) - Number(hasChanged(a)),
  );
  return (
    <Table>
      <tbody>
        {names.map((name) => (
          <Fact key={name} name={name} from={was(name)} to={after[name]} />
        ))}
      </tbody>
    </Table>
  );
});

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-family: ${mono};
  font-size: 0.75rem;

  th,
  td {
    padding: ${space(0.5)} ${space(2)} ${space(0.5)} 0;
    border-bottom: 1px solid ${color.divider};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td {
    color: ${color.muted};
  }

  [data-changed] > * {
    color: ${color.good};
    font-weight: 700;
  }
`;
