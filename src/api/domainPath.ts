import {tidyDomainName} from '../../machines/shared/draft/tidy.ts';

/** A domain name as a piece of a path: lowercase and URL-encoded. Throws URIError on half a character. */
export const domainPath = (domainName: string): string =>
  encodeURIComponent(tidyDomainName(domainName));
