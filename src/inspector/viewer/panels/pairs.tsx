import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {Code} from '../controls.tsx';

export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
`;

type Props = {name: string; from?: string | undefined; to: string};

const shown = (value: string): string => (value === '' ? '–' : value);

/** A value, with what it was before where that differs. */
export const Change = ({name, from, to}: Props) => (
  <>
    <Name>{name}</Name>
    <dd>
      {from !== undefined && from !== to && (
        <>
          <Old>{shown(from)}</Old> →{' '}
        </>
      )}
      <Code>{shown(to)}</Code>
    </dd>
  </>
);

const Name = styled.dt`
  color: ${color.muted};
`;

const Old = styled(Code)`
  color: ${color.muted};
`;
