import {describe, expect, it} from 'vitest';
import {
  breakpoints,
  color,
  darkPalette,
  lightPalette,
  media,
  space,
} from '../../../../src/ui/theme/theme.ts';

type Palette = typeof darkPalette;

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'primaryFill'],
  ['ink', 'alertFill'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'primaryFill'],
  ['muted', 'alertFill'],
  ['primary', 'page'],
  ['primary', 'surface'],
  ['primary', 'primaryFill'],
  ['onPrimary', 'primary'],
  ['onSubmit', 'submit'],
  ['onSubmit', 'submitHover'],
  ['good', 'surface'],
  ['good', 'primaryFill'],
  ['alert', 'surface'],
  ['alert', 'alertFill'],
  ['onDisabled', 'disabled'],
  ['surface', 'ink'],
];

const shapes: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['border', 'surface'],
  ['border', 'page'],
  ['alert', 'page'],
  ['primary', 'surface'],
  ['primary', 'page'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s theme', (_, palette) => {
  it.each(texts)('keeps the text colour %s at 4.5:1 on %s @9-18', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('keeps the shape colour %s at 3:1 on %s', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('hands out variables, so that a theme switch changes no component @9-18', () => {
  expect(color.alertFill).toBe('var(--alert-fill)');
  expect(color.ink).toBe('var(--ink)');
});

/** Degrees round the wheel of colours, and how far from grey, 0 to 1. */
const hueOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const turn =
    (most === red && ((green - blue) / range) % 6) ||
    (most === green && (blue - red) / range + 2) ||
    (red - green) / range + 4;
  return {hue: (60 * turn + 360) % 360, vividness: range};
};

it('has a green for submitting, a red for alerts, a blue of its own and a grey for what is disabled @9-18', () => {
  const {submit, alert, primary, disabled} = lightPalette;
  const [green, red, blue] = [submit, alert, primary].map(hueOf);
  expect(green?.hue).toBeGreaterThan(90);
  expect(green?.hue).toBeLessThan(160);
  expect(Math.min(red?.hue ?? 180, 360 - (red?.hue ?? 180))).toBeLessThan(20);
  expect(blue?.hue).toBeGreaterThan(210);
  expect(blue?.hue).toBeLessThan(260);
  expect([green, red, blue].every((one) => (one?.vividness ?? 0) > 0.3)).toBe(true);
  expect(hueOf(disabled).vividness).toBeLessThan(0.05);
});

it('knows the breakpoints and the 4 px grid @9-19', () => {
  expect(breakpoints).toEqual([576, 768, 992, 1200, 1400]);
  expect(media.from576).toBe('@media (min-width: 576px)');
  expect(media.from1400).toBe('@media (min-width: 1400px)');
  expect(space(6)).toBe('24px');
});
