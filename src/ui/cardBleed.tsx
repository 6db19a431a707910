import type {ReactNode, Ref} from 'react';
import styled from 'styled-components';

type CardBleedProps = {
  /** The room itself, to be measured and drawn in. */
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** Cancels some of the card's side padding where that gives a widget of a fixed 305 px its room: at 320 px. */
export function CardBleed({ref, children}: CardBleedProps) {
  return (
    <Measured>
      <Room ref={ref}>{children}</Room>
    </Measured>
  );
}

const Measured = styled.div`
  container-type: inline-size;
`;

const Room = styled.div`
  min-height: 78px;

  @container (max-width: 304.98px) {
    margin-inline: -8.5px;
  }
`;
