import {art, BankCard, Cloud, MooredShip, Scene} from './scenery.tsx';

/** Ready to sail: the ship waits at the quay, the bank card and a clock beside it. */
export function PaymentPendingIllustration() {
  return (
    <Scene>
      <circle cx="58" cy="44" r="16" fill={art.sun} />
      <Cloud x={112} y={38} />
      <MooredShip />
      <g transform="translate(222 84)">
        <BankCard />
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
