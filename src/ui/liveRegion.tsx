import styled from 'styled-components';
import {VisuallyHidden} from './visuallyHidden.tsx';

type LiveRegionProps = {
  text: string;
  /** Shown to everyone, not only spoken. */
  visible?: boolean | undefined;
};

/** A polite status that stays in the page, so that a change of its text is spoken. */
export function LiveRegion({text, visible = false}: LiveRegionProps) {
  const Region = visible ? Visible : VisuallyHidden;
  return (
    <Region as="div" role="status">
      <span>{text}</span>
    </Region>
  );
}

const Visible = styled.div`
  overflow-wrap: anywhere;

  /* Empty, it takes no place among what stands above and below it. */
  &:has(> :empty) {
    position: absolute;
  }
`;
