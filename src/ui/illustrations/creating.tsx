import styled, {keyframes} from 'styled-components';
import {art, Cloud, Gull, Scene} from './scenery.tsx';

/** The yard at work: a crane lowers the bridge onto a hull on the slipway. */
export function CreatingIllustration() {
  return (
    <Scene>
      <circle cx="112" cy="74" r="17" fill={art.sun} />
      <Cloud x={232} y={40} />
      <Gull x={254} y={82} />
      <path fill={art.quay} d="M14 146h292v12q-4 16-40 16H54q-36 0-40-16z" />
      <path fill={art.edge} d="M14 146h292v5H14z" />
      <path
        fill={art.steel}
        d="M100 138h10v8h-10zM140 138h10v8h-10zM180 138h10v8h-10zM220 138h10v8h-10z"
      />
      <g transform="translate(164 132)">
        <path fill={art.hull} d="M-84-28H84L66 4H-66z" />
        <path fill={art.keel} d="M-70-4H70L66 6H-66z" />
        <path
          fill="none"
          stroke={art.deck}
          strokeWidth="5"
          strokeLinecap="round"
          d="M-52-16h.1M-34-16h.1M-16-16h.1"
        />
        <path fill={art.deck} d="M-58-44h32v16h-32z" />
        <path fill={art.line} d="M-53-40h6v6h-6zM-41-40h6v6h-6z" />
      </g>
      <g fill="none" stroke={art.crane} strokeWidth="5" strokeLinejoin="round">
        <path d="M46 146V34M66 146V34M46 34h20M46 62l20-14M46 90l20-14M46 118l20-14M46 142l20-10" />
        <path d="M30 34h222M56 14v20M56 14 30 34M56 14l110 20" strokeLinecap="round" />
      </g>
      <path fill={art.steel} d="M24 34h18v14H24z" />
      <path fill={art.line} d="M170 30h20v9h-20z" />
      <Load>
        <path
          fill="none"
          stroke={art.line}
          strokeWidth="2"
          d="M180 38v16M180 54l-20 14M180 54l20 14"
        />
        <path fill={art.deck} d="M154 68h52v22h-52z" />
        <path fill={art.line} d="M160 73h8v8h-8zM176 73h8v8h-8zM192 73h8v8h-8z" />
        <path fill={art.signal} d="M154 86h52v4h-52z" />
      </Load>
      <g>
        <path fill={art.signal} d="M270 126h10v20h-10z" />
        <circle cx="275" cy="119" r="5.5" fill={art.sun} />
        <path fill={art.crane} d="M268 117a7 7 0 0 1 14 0z" />
        <path
          fill="none"
          stroke={art.signal}
          strokeWidth="4"
          strokeLinecap="round"
          d="m271 130-9-10"
        />
      </g>
    </Scene>
  );
}

const hoist = keyframes`
  from { transform: translateY(-5px); }
  to { transform: translateY(7px); }
`;

const Load = styled.g`
  animation: ${hoist} 2.4s ease-in-out infinite alternate;
`;
