import {art, Cloud, Gull, Scene, Sea} from './scenery.tsx';

/** Under way: a sailing ship with the good news on its sail. */
export function PaymentSucceededIllustration() {
  return (
    <Scene>
      <circle cx="76" cy="62" r="20" fill={art.sun} />
      <Cloud x={240} y={42} />
      <Cloud x={30} y={92} />
      <Gull x={112} y={38} />
      <g transform="rotate(-3 160 120)">
        <path fill={art.steel} d="M157 14h5v100h-5z" />
        <path fill={art.signal} d="M162 14v12l24-6z" />
        <path fill={art.deck} d="M168 30q56 28 54 74h-54z" />
        <path fill={art.crane} d="M151 40q-40 30-42 64h42z" />
        <circle cx="191" cy="82" r="16" fill={art.good} />
        <path
          fill="none"
          stroke={art.deck}
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m184 82 5 6 9-11"
        />
        <path fill={art.hull} d="M88 110h150l-20 32H108z" />
        <path fill={art.keel} d="M102 132h122l-6 12H108z" />
        <path fill={art.deck} d="M88 110h150l-2 5H91z" />
      </g>
      <Sea />
      <g fill="none" stroke={art.deck} strokeWidth="3" strokeLinecap="round">
        <path d="M232 134q12-9 20 0M240 126q8-6 14-2M90 134q-12-9-20 0M82 126q-8-6-14-2" />
      </g>
    </Scene>
  );
}
