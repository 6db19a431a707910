import {memo} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {mono} from '../controls.tsx';
import {withBreaks} from '../withBreaks.tsx';

export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};

  dt,
  .before {
    color: ${color.muted};
  }

  code {
    font-family: ${mono};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

type Props = {name: string; from?: string | undefined; to: string};

const shown = (value: string): string => (value === '' ? '–' : value);

/** A value, with what it was before where that differs. */
export const Change = memo(({name, from, to}: Props) => (
  <>
    <dt>{name}</dt>
    <dd>
      {from !== undefined && from !== to && (
        <>
          <code className="before">{withBreaks(shown(from))}</code> →{' '}
        </>
      )}
      <code>{withBreaks(shown(to))}</code>
    </dd>
  </>
));
