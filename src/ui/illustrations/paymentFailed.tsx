import {art, Cloud, Scene, Sea, Ship} from './scenery.tsx';

/** Not sailing today: the ship lies safely moored, a bank card drifts by. */
export function PaymentFailedIllustration() {
  return (
    <Scene>
      <Cloud x={88} y={40} />
      <Cloud x={226} y={54} />
      <g fill="none" stroke={art.sea} strokeWidth="2.5" strokeLinecap="round">
        <path d="m94 62-3 8M104 62l-3 8M114 62l-3 8M233 76l-3 8M243 76l-3 8M253 76l-3 8" />
      </g>
      <g transform="translate(138 136) rotate(1)">
        <Ship />
        <path fill="none" stroke={art.steel} strokeWidth="2.5" d="M42-24v-34" />
      </g>
      <path fill={art.quay} d="M14 122h52v50q-46-2-52-22z" />
      <path fill={art.edge} d="M14 122h56v7H14z" />
      <path fill={art.line} d="M44 106h14l-3 16h-8zM42 104h18v5H42z" />
      <path fill="none" stroke={art.crane} strokeWidth="2.5" d="M52 112q14 18 30 6" />
      <Sea />
      <g transform="translate(216 112) rotate(-14)">
        <rect width="64" height="40" rx="5" fill={art.deck} />
        <path fill={art.line} d="M0 8h64v8H0z" />
        <path fill={art.crane} d="M8 23h12v9H8z" />
        <path
          fill="none"
          stroke={art.signal}
          strokeWidth="4"
          strokeLinecap="round"
          d="m44 22 9 9m0-9-9 9"
        />
      </g>
      <path fill={art.sea} d="M206 150q13-9 26 0t26 0 28-2v16h-80z" />
      <path
        fill="none"
        stroke={art.deep}
        strokeWidth="3"
        strokeLinecap="round"
        d="M226 160q8-5 16 0t16 0"
      />
    </Scene>
  );
}
