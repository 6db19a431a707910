import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {mono} from '../controls.tsx';
import type {Facts} from '../../feed/messages.ts';

type Props = {before: Facts | undefined; after: Facts};

const shown = (value: Facts[string] | undefined): string => String(value ?? '–');

/** The allow-listed context, what changed first. */
export const ContextTable = ({before, after}: Props) => {
  const hasChanged = (name: string) => before !== undefined && before[name] !== after[name];
  const names = Object.keys(after).toSorted(
    (a, b) => Number(hasChanged(b)) - Number(hasChanged(a)),
  );
  return (
    <Table>
      <tbody>
        {names.map((name) => (
          <tr key={name} data-changed={hasChanged(name) || undefined}>
            <th scope="row">{name}</th>
            <td>
              {hasChanged(name) && `${shown(before?.[name])} → `}
              {shown(after[name])}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Table = styled.table`
  width: 100%;
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
  }

  td {
    color: ${color.muted};
  }

  [data-changed] > * {
    color: ${color.good};
    font-weight: 700;
  }
`;
