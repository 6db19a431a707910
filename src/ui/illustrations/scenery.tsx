import type {ReactNode} from 'react';
import {color} from '../theme/theme.ts';
import {Sheet} from './sheet.tsx';

/** Colours of the drawings; their values belong to the theme. */
export const art = {
  sky: 'var(--art-sky)',
  cloud: 'var(--art-cloud)',
  sun: 'var(--art-sun)',
  sea: 'var(--art-sea)',
  deep: 'var(--art-deep)',
  hull: color.primary,
  keel: 'var(--art-keel)',
  deck: 'var(--art-deck)',
  line: 'var(--art-line)',
  steel: 'var(--art-steel)',
  crane: 'var(--art-crane)',
  quay: 'var(--art-quay)',
  edge: 'var(--art-quay-edge)',
  signal: 'var(--art-signal)',
  good: color.good,
} as const;

/** The sheet every drawing stands on: 320 × 180, decorative. */
export function Scene({children}: {children: ReactNode}) {
  return (
    <Sheet viewBox="0 0 320 180" aria-hidden="true">
      <path
        fill={art.sky}
        d="M38 60C52 22 96 34 132 20s86-18 124 8 58 74 40 122H22c-10-36 2-58 16-90z"
      />
      {children}
    </Sheet>
  );
}

/** Water over the whole width, from its surface at y = 134. */
export function Sea() {
  return (
    <>
      <path
        fill={art.sea}
        d="M8 138q13-8 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 18-3v14q-10 22-60 24H68Q14 174 8 152z"
      />
      <path
        fill="none"
        stroke={art.deep}
        strokeWidth="3"
        strokeLinecap="round"
        d="M44 154q8-5 16 0t16 0M132 162q8-5 16 0t16 0M226 153q8-5 16 0t16 0"
      />
    </>
  );
}

/** The yard's ship, 124 wide, its waterline at y = 0 and its middle at x = 0. */
export function Ship({children}: {children?: ReactNode}) {
  return (
    <>
      <path fill={art.deck} d="M-44-42h44v20h-44z" />
      <path fill={art.deck} d="M-34-56h24v16h-24z" />
      <path fill={art.line} d="M-29-52h6v6h-6zM-19-52h6v6h-6z" />
      <path fill={art.signal} d="M-6-62h12v22H-6z" />
      <path fill={art.line} d="M-6-62h12v5H-6z" />
      <path fill={art.hull} d="M-62-24H62L48 4h-96z" />
      <path fill={art.keel} d="M-52-4H52L48 6h-96z" />
      <path
        fill="none"
        stroke={art.deck}
        strokeWidth="4"
        strokeLinecap="round"
        d="M-36-14h.1M-22-14h.1M-8-14h.1"
      />
      {children}
    </>
  );
}

/** The ship at its quay, on the water. */
export function MooredShip({rotate = 0}: {rotate?: number}) {
  return (
    <>
      <g transform={`translate(138 136) rotate(${rotate})`}>
        <Ship />
        <path fill="none" stroke={art.steel} strokeWidth="2.5" d="M42-24v-34" />
      </g>
      <path fill={art.quay} d="M14 122h52v50q-46-2-52-22z" />
      <path fill={art.edge} d="M14 122h56v7H14z" />
      <path fill={art.line} d="M44 106h14l-3 16h-8zM42 104h18v5H42z" />
      <path fill="none" stroke={art.crane} strokeWidth="2.5" d="M52 112q14 18 30 6" />
      <Sea />
    </>
  );
}

/** 64 wide, its corner at x = 0 and y = 0. */
export function BankCard() {
  return (
    <>
      <rect width="64" height="40" rx="5" fill={art.deck} />
      <path fill={art.line} d="M0 8h64v8H0z" />
      <path fill={art.crane} d="M8 23h12v9H8z" />
    </>
  );
}

export function Cloud({x, y}: {x: number; y: number}) {
  return (
    <path
      fill={art.cloud}
      transform={`translate(${x} ${y})`}
      d="M0 14a8 8 0 0 1 6-13 11 11 0 0 1 20 2 7 7 0 0 1 4 11z"
    />
  );
}

/** A gull seen from afar. */
export function Gull({x, y}: {x: number; y: number}) {
  return (
    <path
      fill="none"
      stroke={art.steel}
      strokeWidth="2"
      strokeLinecap="round"
      transform={`translate(${x} ${y})`}
      d="M0 0q5-6 8 0 4-6 8 0"
    />
  );
}
