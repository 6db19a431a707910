type Header = readonly [name: string, value: string];

/** Headers for the paths that a pattern names; a `*` at its end stands for anything. */
export type HeaderRule = {path: string; headers: readonly Header[]};

export const REFERRER_POLICY = 'no-referrer';

/** The secure headers of OWASP's list that browsers know; they complain of others. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;

/**
 * What every answer carries, and how long files whose name changes with their content may be kept. The page states
 * its policy itself; browsers take only `frame-ancestors` from a header alone.
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: [
      ['Content-Security-Policy', "frame-ancestors 'none'"],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
      ['Referrer-Policy', REFERRER_POLICY],
      ['Strict-Transport-Security', `max-age=${TWO_YEARS}`],
      ['X-Content-Type-Options', 'nosniff'],
    ],
  },
  {
    path: '/assets/*',
    headers: [['Cache-Control', `public, max-age=${ONE_YEAR}, immutable`]],
  },
];
