import {art, Cloud, Gull, Scene, Sea, Ship} from './scenery.tsx';

/** Launch day: the ship afloat, dressed with flags. */
export function CreatedIllustration() {
  return (
    <Scene>
      <circle cx="252" cy="52" r="18" fill={art.sun} />
      <Cloud x={44} y={62} />
      <Gull x={206} y={44} />
      <Gull x={266} y={84} />
      <g transform="translate(160 136) rotate(-2) scale(1.2)">
        <path fill="none" stroke={art.steel} strokeWidth="2.5" d="M-22-56v-30M42-24v-52" />
        <path fill="none" stroke={art.line} strokeWidth="1" d="M-60-24-22-86Q12-70 42-76l18 52" />
        <g>
          <path fill={art.signal} d="m-52-37 9 5 0-12zM-6-80l8 8 2-10z" />
          <path fill={art.crane} d="m-42-53 9 5 0-12zM12-77l8 7 2-9zM52-47l-4 9 9-1z" />
          <path fill={art.good} d="m-32-70 9 5 0-12zM28-76l6 8 4-9z" />
        </g>
        <Ship />
        <path fill={art.signal} d="M-22-86v9l16-4.5z" />
      </g>
      <Sea />
      <g fill="none" stroke={art.deck} strokeWidth="3" strokeLinecap="round">
        <path d="M226 132q9-9 16-2M230 124q8-11 19-5M92 132q-9-8-16-1" />
      </g>
      <g>
        <path fill={art.signal} d="M84 28h6v6h-6zM226 98h5v5h-5z" />
        <path fill={art.crane} d="M116 34h5v5h-5zM268 112h5v5h-5z" />
        <path fill={art.good} d="M62 96h5v5h-5zM190 22h5v5h-5z" />
        <path fill={art.hull} d="M98 60h5v5h-5zM48 112h5v5h-5z" />
      </g>
    </Scene>
  );
}
