import {art, Cloud, Scene} from './scenery.tsx';

/** Back in the dry dock: a patched hull, a ladder and tools at hand. */
export function SomethingWentWrongIllustration() {
  return (
    <Scene>
      <Cloud x={70} y={44} />
      <Cloud x={238} y={58} />
      <path fill={art.quay} d="M14 146h292v12q-4 16-40 16H54q-36 0-40-16z" />
      <path fill={art.edge} d="M14 146h292v5H14z" />
      <g fill="none" stroke={art.crane} strokeWidth="5" strokeLinecap="round">
        <path d="M92 146 82 104M228 146l10-42M160 146v-8" />
      </g>
      <g transform="translate(160 130) rotate(-4)">
        <path fill={art.deck} d="M-54-58h50v24h-50z" />
        <path fill={art.deck} d="M-42-76h28v20h-28z" />
        <path fill={art.line} d="M-36-71h7v8h-7zM-25-71h7v8h-7zM-46-50h7v7h-7zM-32-50h7v7h-7z" />
        <path fill={art.signal} d="M4-74h15v42H4z" />
        <path fill={art.line} d="M4-74h15v7H4z" />
        <path
          fill="none"
          stroke={art.steel}
          strokeWidth="3"
          strokeLinecap="round"
          d="M12-82q5-6 0-12t4-12"
        />
        <path fill={art.hull} d="M-84-36H84L66 4H-66z" />
        <path fill={art.keel} d="M-70-4H70L66 6H-66z" />
        <g transform="rotate(9)">
          <rect x="8" y="-31" width="44" height="22" rx="2" fill={art.crane} />
          <path fill="none" stroke={art.keel} strokeWidth="1.5" d="M8-20h44" />
          <path
            fill="none"
            stroke={art.line}
            strokeWidth="3"
            strokeLinecap="round"
            d="M13-26h.1M47-26h.1M13-14h.1M47-14h.1"
          />
        </g>
      </g>
      <g fill="none" stroke={art.steel} strokeWidth="3.5" strokeLinecap="round">
        <path d="m108 146 16-52M122 146l16-52M113 131h14M118 117h14M122 104h14" />
      </g>
      <g transform="translate(252 122)">
        <path fill={art.signal} d="M0 8h38v16H0z" />
        <path fill="none" stroke={art.signal} strokeWidth="4" d="M10 8V2h18v6" />
        <path fill={art.line} d="M0 13h38v3H0zM16 11h6v8h-6z" />
      </g>
      <g transform="translate(38 141) rotate(-8)">
        <path fill={art.steel} d="M0-3h26v6H0z" />
        <path fill={art.steel} d="M24-8a9 9 0 0 1 13 3h-8v10h8a9 9 0 0 1-13 3z" />
      </g>
    </Scene>
  );
}
