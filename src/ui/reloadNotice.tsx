import styled from 'styled-components';
import {SecondaryButton} from './button.tsx';
import {color, radius, space} from './theme.ts';

type Props = {text: string; action: string; onReload?: (() => void) | undefined};

/** Says that the page has to be loaded anew, which is left to the visitor. */
export function ReloadNotice({text, action, onReload}: Props) {
  return (
    <Bar role="alert">
      <p>{text}</p>
      <SecondaryButton onClick={onReload}>{action}</SecondaryButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  margin: ${space(3)} auto;
  padding: ${space(4)};
  border-radius: ${radius};
  background: ${color.alertFill};
`;
