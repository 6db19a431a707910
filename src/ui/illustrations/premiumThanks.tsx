import {art, Cloud, Scene, Sea, Ship} from './scenery.tsx';

/** Post on its way: a gull carries a letter past the lighthouse to the ship. */
export function PremiumThanksIllustration() {
  return (
    <Scene>
      <circle cx="64" cy="60" r="18" fill={art.sun} />
      <Cloud x={92} y={34} />
      <g transform="translate(98 137) scale(1.05)">
        <Ship />
      </g>
      <path fill={art.edge} d="M226 140q6-16 22-18h26q20 2 26 18z" />
      <path fill={art.deck} d="m246 124 6-66h20l6 66z" />
      <path fill={art.signal} d="m250.5 76-1.5 16h26l-1.5-16zM248 106l-1.5 16h31l-1.5-16z" />
      <path fill={art.line} d="M246 54h32v5h-32z" />
      <path fill={art.sun} d="M254 40h16v14h-16z" />
      <path fill={art.signal} d="M250 40q12-16 24 0z" />
      <Sea />
      <g transform="translate(172 62)">
        <path fill={art.deck} d="M-2-4Q-28-30-50-18-30-14-12 6zM6-4Q18-34 44-34 28-18 14 6z" />
        <path
          fill={art.steel}
          d="M-50-18q6-3 12-2l6 6q-8-4-18-4zM44-34q-6-1-11 2l-1 8q4-6 12-10z"
        />
        <path fill={art.deck} d="M-18 4q8-12 24-8 6-6 14 0l-6 6Q6 14-18 4z" />
        <path fill={art.crane} d="m19-4 10 3-11 3z" />
        <circle cx="13" cy="-3" r="1.6" fill={art.line} />
        <path fill="none" stroke={art.line} strokeWidth="1.5" d="M-4 8v8M6 8v8" />
        <g>
          <rect x="-19" y="16" width="40" height="27" rx="3" fill={art.deck} />
          <path
            fill="none"
            stroke={art.hull}
            strokeWidth="2.5"
            strokeLinejoin="round"
            d="m-18 18 19 14 19-14"
          />
          <circle cx="1" cy="33" r="5" fill={art.signal} />
        </g>
      </g>
    </Scene>
  );
}
