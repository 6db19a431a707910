/** Colours of the illustrations; decorative, so no contrast is asked of them. */
export const artLight = {
  artSky: '#dfe9ff',
  artCloud: '#ffffff',
  artSun: '#ffcf70',
  artSea: '#8fb2fb',
  artDeep: '#5f8bef',
  artKeel: '#b8412a',
  artDeck: '#ffffff',
  artLine: '#14213d',
  artSteel: '#6b7a8d',
  artCrane: '#f0a92e',
  artQuay: '#c3ccd9',
  artQuayEdge: '#9aa7b8',
  artSignal: '#e4572e',
} as const;

type ArtPalette = Record<keyof typeof artLight, string>;

export const artDark: ArtPalette = {
  artSky: '#263a66',
  artCloud: '#3d5288',
  artSun: '#f4d58a',
  artSea: '#3560bd',
  artDeep: '#27498f',
  artKeel: '#e0765c',
  artDeck: '#e6ecf6',
  artLine: '#0b1326',
  artSteel: '#9fb0c8',
  artCrane: '#f5bb4f',
  artQuay: '#55657f',
  artQuayEdge: '#3f4d66',
  artSignal: '#ff8f6b',
};

export const artForcedColors: ArtPalette = {
  artSky: 'Canvas',
  artCloud: 'Canvas',
  artSun: 'Canvas',
  artSea: 'GrayText',
  artDeep: 'GrayText',
  artKeel: 'GrayText',
  artDeck: 'Canvas',
  artLine: 'CanvasText',
  artSteel: 'CanvasText',
  artCrane: 'CanvasText',
  artQuay: 'GrayText',
  artQuayEdge: 'CanvasText',
  artSignal: 'Highlight',
};
