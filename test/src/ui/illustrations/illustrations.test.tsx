import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {artDark, artForcedColors, artLight} from '../../../../src/ui/theme/artPalette.ts';
import {CreatedIllustration} from '../../../../src/ui/illustrations/created.tsx';
import {CreatingIllustration} from '../../../../src/ui/illustrations/creating.tsx';
import {NotFoundIllustration} from '../../../../src/ui/illustrations/notFound.tsx';
import {PaymentFailedIllustration} from '../../../../src/ui/illustrations/paymentFailed.tsx';
import {PaymentPendingIllustration} from '../../../../src/ui/illustrations/paymentPending.tsx';
import {PaymentSucceededIllustration} from '../../../../src/ui/illustrations/paymentSucceeded.tsx';
import {PremiumThanksIllustration} from '../../../../src/ui/illustrations/premiumThanks.tsx';
import {art} from '../../../../src/ui/illustrations/scenery.tsx';
import {SomethingWentWrongIllustration} from '../../../../src/ui/illustrations/somethingWentWrong.tsx';
import {declarations, themeVariables} from '../../../../src/ui/theme/theme.ts';

const drawings: readonly (readonly [string, ComponentType])[] = [
  ['creating', CreatingIllustration],
  ['created', CreatedIllustration],
  ['payment succeeded', PaymentSucceededIllustration],
  ['payment failed', PaymentFailedIllustration],
  ['payment pending', PaymentPendingIllustration],
  ['premium thanks', PremiumThanksIllustration],
  ['something went wrong', SomethingWentWrongIllustration],
  ['not found', NotFoundIllustration],
];

it.each(drawings)(
  'the drawing "%s" is decorative, small and in the colours of the theme @2.9-3',
  (_, Drawing) => {
    const markup = renderToStaticMarkup(<Drawing />);

    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(Buffer.byteLength(markup)).toBeLessThan(4000);
    expect(markup).not.toContain('style=');
    const paints = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
      ([, paint]) => paint ?? '',
    );
    const known: readonly string[] = [...Object.values(art), 'none'];
    expect(paints.filter((paint) => !known.includes(paint))).toEqual([]);
  },
);

it('every colour of the drawings is set in every theme', () => {
  const used = Object.values(art).map((value) => value.slice('var('.length, -1));
  const themes = [
    themeVariables.light + declarations(artLight),
    themeVariables.dark + declarations(artDark),
    themeVariables.forcedColors + declarations(artForcedColors),
  ];
  for (const theme of themes)
    expect(used.filter((name) => !theme.includes(`${name}: `))).toEqual([]);
  expect(Object.keys(artDark)).toEqual(Object.keys(artLight));
  expect(Object.keys(artForcedColors)).toEqual(Object.keys(artLight));
});
