import styled from 'styled-components';
import {SecondaryButton} from './button.tsx';
import {color, media, radius, space} from './theme.ts';

type Props = {
  text: string;
  /** What a reload costs. */
  price?: string | undefined;
  action: string;
  onReload?: (() => void) | undefined;
};

/** Says that the page has to be loaded anew, which is left to the visitor. */
export function ReloadNotice({text, price, action, onReload}: Props) {
  return (
    <NoticeBar role="alert">
      <p>
        {text}
        {price && <span>{` ${price}`}</span>}
      </p>
      <SecondaryButton onClick={onReload}>{action}</SecondaryButton>
    </NoticeBar>
  );
}

/** What is said above everything else. */
export const NoticeBar = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  margin: 0 auto ${space(3)};
  padding: ${space(4)};
  /* Seen in forced colours, which have no fill. */
  border: 1px solid transparent;
  background: ${color.alertFill};

  ${media.from576} {
    justify-items: start;
  }

  ${media.from768} {
    border-radius: ${radius};
  }
`;
