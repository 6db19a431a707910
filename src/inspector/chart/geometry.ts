export type Point = {x: number; y: number};
export type Box = {x: number; y: number; width: number; height: number};
