import styled from 'styled-components';
import {PrimaryButton, SecondaryButton} from '../actions/button.tsx';
import {ButtonRow} from '../actions/buttonRow.tsx';
import {color, media, radius, space} from '../theme/theme.ts';

type Way = {text: string; act: () => void};

type Props = {
  text: string;
  /** What a reload costs. */
  price?: string | undefined;
  busy: boolean;
  busyText: string;
  /** What is recommended. */
  first: Way;
  second: Way;
};

/** Says that something is missing, and leaves it to the visitor to try again or to reload the page. */
export function ReloadNotice(props: Props) {
  const {text, price, busy, busyText, first, second} = props;
  return (
    <NoticeBar role="alert">
      <p>
        {text}
        {price && <span>{` ${price}`}</span>}
      </p>
      <ButtonRow>
        <PrimaryButton type="button" busy={busy} busyText={busyText} onClick={first.act}>
          {first.text}
        </PrimaryButton>
        <SecondaryButton busy={busy} onClick={second.act}>
          {second.text}
        </SecondaryButton>
      </ButtonRow>
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
