import type {ReactNode, Ref} from 'react';
import styled from 'styled-components';

type CardBleedProps = {
  /** The room itself, to be measured and filled. */
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** Room of 305 px for a widget of that width, out to the edges of a narrow screen; less only where the screen has less. */
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
  width: min(305px, 100cqi + 32px);
  min-height: 78px;
  margin-inline: clamp(-16px, (100cqi - 305px) / 2, 0px);
`;
