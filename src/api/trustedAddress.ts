/** Gives the normalised address when a visitor may be sent there, otherwise nothing. */
export type Trust = (address: unknown) => string | undefined;

type TrustSettings = {
  /** The product's own domain, such as `.testwerf.example`; hosts under it are trusted, at any depth. */
  environmentSuffix: string;
  trustedHosts: readonly string[];
};

/** In characters; those of payment pages have about a thousand. */
const ADDRESS_MAX_LENGTH = 8000;

const PAYMENT_HOST = 'checkout.stripe.com';
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Scheme, `//`, then a host of ASCII letters, digits, hyphens and inner dots, and perhaps a port. */
const PLAIN_ADDRESS = /^(https?):\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]|$)/;
/** Characters that parsers silently drop, fold or hide, and the backslash they take for a slash. */
const DECEPTIVE_CHARACTERS = /[\p{C}\p{Z}\\]/u;
const LABELS = /^(?:(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+$/;

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

const tidy = (host: string) => host.trim().toLowerCase();

/**
 * Decides which addresses of answers and of `link` may be followed (specification 7.5). Hosts are
 * compared by name, on any port: every host under the suffix, the payment provider's and the listed
 * ones. `https:` only, and `http:` for a listed `localhost` or `127.0.0.1`.
 */
export const createTrust = ({environmentSuffix, trustedHosts}: TrustSettings): Trust => {
  const ownDomain = tidy(environmentSuffix).replace(/^\./, '');
  const listed = new Set([PAYMENT_HOST, ...trustedHosts.map(tidy)]);

  const isUnderOwnDomain = (host: string) =>
    host.endsWith(`.${ownDomain}`) && LABELS.test(host.slice(0, -ownDomain.length));

  return (address) => {
    if (typeof address !== 'string' || address.length > ADDRESS_MAX_LENGTH) return undefined;
    if (DECEPTIVE_CHARACTERS.test(address)) return undefined;
    const [, scheme, host] = PLAIN_ADDRESS.exec(address.toLowerCase()) ?? [];
    if (host === undefined) return undefined;
    const url = parse(address);
    if (url?.hostname !== host) return undefined;
    if (!listed.has(host) && !isUnderOwnDomain(host)) return undefined;
    if (scheme === 'http' && !LOCAL_HOSTS.includes(host)) return undefined;
    return url.href.length > ADDRESS_MAX_LENGTH ? undefined : url.href;
  };
};
