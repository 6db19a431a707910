import styled from 'styled-components';
import {breakAtDots} from '../text/breakAtDots.tsx';
import {color, media, radius, space} from '../theme/theme.ts';

type Entry = {label: string; value: string};

/** What a visitor may want to write down. */
export const Keepsake = ({entries}: {entries: readonly Entry[]}) => (
  <List>
    {entries.map(({label, value}) => (
      <div key={label}>
        <Label>{label}</Label>
        <Value translate="no">{breakAtDots(value)}</Value>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius};
  background: ${color.page};

  ${media.print} {
    break-inside: avoid;
  }
`;

const Label = styled.dt`
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const Value = styled.dd`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
