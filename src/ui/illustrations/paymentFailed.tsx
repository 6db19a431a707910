import {art, BankCard, Cloud, MooredShip, Scene} from './scenery.tsx';

/** Not sailing today: the ship lies safely moored, a bank card drifts by. */
export function PaymentFailedIllustration() {
  return (
    <Scene>
      <Cloud x={88} y={40} />
      <Cloud x={226} y={54} />
      <g fill="none" stroke={art.sea} strokeWidth="2.5" strokeLinecap="round">
        <path d="m94 62-3 8M104 62l-3 8M114 62l-3 8M233 76l-3 8M243 76l-3 8M253 76l-3 8" />
      </g>
      <MooredShip rotate={1} />
      <g transform="translate(216 112) rotate(-14)">
        <BankCard />
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
