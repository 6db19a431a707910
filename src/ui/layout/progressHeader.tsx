import styled from 'styled-components';
import {color, media, space} from '../theme/theme.ts';

type ProgressHeaderProps = {
  label: string;
  stepText: string;
  stepName: string;
  current: number;
  total: number;
};

/** Where the visitor stands in the wizard, in words; the bar only repeats it. */
export function ProgressHeader({label, stepText, stepName, current, total}: ProgressHeaderProps) {
  return (
    <section aria-label={label}>
      <Words>
        <strong>{stepName}</strong>
        <Step>{stepText}</Step>
      </Words>
      <Bar aria-hidden="true">
        {Array.from({length: total}, (_, index) => (
          <Segment key={index} $done={index < current} />
        ))}
      </Bar>
    </section>
  );
}

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  /* A long word in large text. */
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Step = styled.span`
  color: ${color.muted};
  font-size: 0.9375rem;
`;

const Bar = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

const Segment = styled.span<{$done: boolean}>`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${({$done}) => ($done ? color.primary : color.divider)};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({$done}) => ($done ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;
  }
`;
