import {art, Cloud, Scene, Sea, Ship} from './scenery.tsx';

/** Ready to sail: the ship waits at the quay, the bank card and a clock beside it. */
export function PaymentPendingIllustration() {
  return (
    <Scene>
      <circle cx="58" cy="44" r="16" fill={art.sun} />
      <Cloud x={112} y={38} />
      <g transform="translate(138 136)">
        <Ship />
        <path fill="none" stroke={art.steel} strokeWidth="2.5" d="M42-24v-34" />
      </g>
      <path fill={art.quay} d="M14 122h52v50q-46-2-52-22z" />
      <path fill={art.edge} d="M14 122h56v7H14z" />
      <path fill={art.line} d="M44 106h14l-3 16h-8zM42 104h18v5H42z" />
      <path fill="none" stroke={art.crane} strokeWidth="2.5" d="M52 112q14 18 30 6" />
      <Sea />
      <g transform="translate(222 84)">
        <rect width="64" height="40" rx="5" fill={art.deck} />
        <path fill={art.line} d="M0 8h64v8H0z" />
        <path fill={art.crane} d="M8 23h12v9H8z" />
      </g>
      <circle cx="284" cy="84" r="18" fill={art.deck} stroke={art.crane} strokeWidth="4" />
      <path
        fill="none"
        stroke={art.line}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M284 73v11l8 5"
      />
    </Scene>
  );
}
