import {useId, type ReactNode} from 'react';
import styled from 'styled-components';
import {color, media, radius, space} from '../theme/theme.ts';

type FieldGroupProps = {
  legend: string;
  /** A control of the whole group, at its end. */
  action?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, under a name. */
export function FieldGroup({legend, action, children}: FieldGroupProps) {
  const legendId = useId();
  return (
    <Group aria-labelledby={legendId}>
      <Legend id={legendId}>{legend}</Legend>
      <Fields>
        {children}
        {action && <div>{action}</div>}
      </Fields>
    </Group>
  );
}

/** Two fields beside each other from 576 px. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space(5)} ${space(4)};

  ${media.from576} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Fields of a few characters, as wide as those are. */
export const ShortFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)} ${space(4)};

  & > * {
    flex: 1 1 7rem;
    max-width: 10rem;
  }
`;

const Group = styled.fieldset`
  padding: ${space(4)};
  border: 1px solid ${color.divider};
  border-radius: ${radius};
`;

const Legend = styled.legend`
  /* Keeps the legend inside the border. */
  float: left;
  width: 100%;
  font-weight: 700;
`;

const Fields = styled.div`
  clear: both;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-top: ${space(3)};
`;
