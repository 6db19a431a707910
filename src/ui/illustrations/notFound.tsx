import {art, Cloud, Scene, Sea} from './scenery.tsx';

/** Nothing in sight: a lighthouse sweeps an empty sea, a little boat peers through its spyglass. */
export function NotFoundIllustration() {
  return (
    <Scene>
      <path fill={art.sun} opacity="0.35" d="M84 52 272 30q10 24 12 56z" />
      <path fill={art.sun} opacity="0.45" d="M84 52 216 40q5 12 6 32z" />
      <Cloud x={196} y={78} />
      <path fill={art.edge} d="M24 142q6-20 28-22h40q22 2 28 22z" />
      <path fill={art.deck} d="m54 122 8-56h22l8 56z" />
      <path fill={art.signal} d="m60 80-2.5 16h31L86 80zM56 110l-1.5 12h37L90 110z" />
      <path fill={art.line} d="M54 62h38v5H54z" />
      <path fill={art.sun} d="M63 44h20v18H63z" />
      <path fill={art.signal} d="M58 44q15-20 30 0z" />
      <path fill={art.line} d="M68 122v-10a5 5 0 0 1 10 0v10z" />
      <g transform="translate(218 134) rotate(3)">
        <path fill={art.crane} d="M-34-14h64l-12 20h-42z" />
        <path fill={art.keel} d="M-34-14h64l-2 4h-59z" />
        <path fill={art.hull} d="M-12-14q-2-22 9-24 11 2 9 24z" />
        <circle cx="-3" cy="-44" r="8" fill={art.sun} />
        <path fill={art.line} d="M-12-46a9 9 0 0 1 18 0z" />
        <path fill="none" stroke={art.hull} strokeWidth="5" strokeLinecap="round" d="M2-30 13-38" />
        <path fill={art.steel} d="m4-45 15-1 0 6-14 2z" />
        <path fill={art.line} d="m19-48 14-1 0 10-14 1z" />
      </g>
      <Sea />
    </Scene>
  );
}
