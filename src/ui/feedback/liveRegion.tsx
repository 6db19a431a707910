import styled from 'styled-components';
import {Sign} from '../form/fieldError.tsx';
import {color, space} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type LiveRegionProps = {
  text: string;
  /** Shown to everyone, not only spoken. */
  visible?: boolean | undefined;
  /** Looks like the message of a field. */
  alert?: boolean | undefined;
};

/** A polite status that stays in the page, so that a change of its text is spoken. */
export function LiveRegion({text, visible = false, alert = false}: LiveRegionProps) {
  const Region = visible ? Visible : VisuallyHidden;
  return (
    <Region as="div" role="status" $alert={alert}>
      {alert && text && <Sign />}
      <span>{text}</span>
    </Region>
  );
}

const Visible = styled.div<{$alert: boolean}>`
  display: ${({$alert}) => ($alert ? 'flex' : 'block')};
  gap: ${space(2)};
  color: ${({$alert}) => ($alert ? color.alert : 'inherit')};
  font-weight: ${({$alert}) => ($alert ? 600 : 'inherit')};
  overflow-wrap: anywhere;

  /* Empty, it takes no place among what stands above and below it. */
  &:has(> span:empty) {
    position: absolute;
  }
`;
