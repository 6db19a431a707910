import styled, {keyframes} from 'styled-components';
import {color} from '../theme/theme.ts';

/** Full from the start and moving: how long the work takes is not known. */
export function ProgressBar({label}: {label: string}) {
  return (
    <Track role="progressbar" aria-label={label}>
      <Fill />
    </Track>
  );
}

const drift = keyframes`
  from { background-position: 0 0; }
  to { background-position: 40px 0; }
`;

const Track = styled.div`
  width: 100%;
  height: 16px;
  overflow: hidden;
  border: 1px solid ${color.primary};
  border-radius: 999px;
`;

const Fill = styled.div`
  height: 100%;
  background-color: ${color.primary};
  background-image: linear-gradient(
    45deg,
    rgb(255 255 255 / 28%) 25%,
    transparent 25% 50%,
    rgb(255 255 255 / 28%) 50% 75%,
    transparent 75%
  );
  background-size: 40px 40px;
  forced-color-adjust: none;
  animation: ${drift} 1.2s linear infinite;
`;
