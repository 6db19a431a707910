/** Colours of the light theme. Text pairs keep 4.5:1, borders and icons 3:1. */
export const lightPalette = {
  ink: '#14213d',
  muted: '#52606d',
  page: '#f5f7fa',
  surface: '#ffffff',
  border: '#7b8794',
  divider: '#dde3ea',
  primary: '#1d4ed8',
  primaryFill: '#eef3ff',
  onPrimary: '#ffffff',
  submit: '#13773a',
  submitHover: '#0f6330',
  onSubmit: '#ffffff',
  good: '#13773a',
  goodFill: '#edf8f1',
  alert: '#b42318',
  alertFill: '#fef3f2',
  disabled: '#e4e7ec',
  onDisabled: '#5b6472',
  shade: 'rgb(20 33 61 / 10%)',
} as const;

type Palette = Record<keyof typeof lightPalette, string>;

export const darkPalette: Palette = {
  ink: '#f1f5f9',
  muted: '#a3b1c6',
  page: '#0f172a',
  surface: '#1b2740',
  border: '#7286a3',
  divider: '#33425f',
  primary: '#8ea8ff',
  primaryFill: '#243459',
  onPrimary: '#0f172a',
  submit: '#4ade80',
  submitHover: '#6ee79a',
  onSubmit: '#06230f',
  good: '#4ade80',
  goodFill: '#16352e',
  alert: '#fca5a5',
  alertFill: '#40202b',
  disabled: '#3a465c',
  onDisabled: '#b4bfd0',
  shade: 'rgb(0 0 0 / 35%)',
};

const forcedPalette: Partial<Palette> = {
  primary: 'Highlight',
  onPrimary: 'HighlightText',
  good: 'CanvasText',
  alert: 'CanvasText',
  muted: 'CanvasText',
  divider: 'CanvasText',
  border: 'CanvasText',
};

const variable = (name: string) =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital}`).toLowerCase()}`;

export const declarations = (palette: Partial<Record<string, string>>) =>
  Object.entries(palette)
    .map(([name, value]) => `${variable(name)}: ${value};`)
    .join('\n');

const names = Object.keys(lightPalette) as (keyof Palette)[];

/** The tokens as CSS values: a theme switch changes the variables, not the components. */
export const color = Object.fromEntries(
  names.map((name) => [name, `var(${variable(name)})`]),
) as Palette;

export const themeVariables = {
  light: declarations(lightPalette),
  dark: declarations(darkPalette),
  forcedColors: declarations(forcedPalette),
};

/** Steps of the 4 px grid. */
export const space = (steps: number) => `${steps * 4}px`;

export const radius = '10px';
export const shadow = `0 1px 2px ${color.shade}, 0 8px 24px ${color.shade}`;
export const fontStack =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, "Helvetica Neue", Arial, sans-serif';

/** Smallest height and width of anything that is pressed. */
export const target = '44px';

/** Widths in px (specification 9.1). */
export const breakpoints = [576, 768, 992, 1200, 1400] as const;

type Breakpoint = (typeof breakpoints)[number];

export const media = {
  ...(Object.fromEntries(
    breakpoints.map((width) => [`from${width}`, `@media (min-width: ${width}px)`]),
  ) as Record<`from${Breakpoint}`, string>),
  /** Not a breakpoint of the layout: the width at which a phone has room for the brand's name. */
  from360: '@media (min-width: 360px)',
  below992: '@media (max-width: 991.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
};
