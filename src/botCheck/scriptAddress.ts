type Settings = {scriptUrl: string; v3SiteKey: string; document: Document};

/** The part of Trusted Types that is used here; the DOM's types do not know it yet. */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): unknown};
};

const factoryOf = (document: Document): PolicyFactory | undefined => {
  const view: (Window & {trustedTypes?: PolicyFactory}) | null = document.defaultView;
  return view?.trustedTypes;
};

/**
 * The address of the provider's script, for a tag's `src`. Where the page demands Trusted Types it is vouched
 * for by a policy that lets this one script through and no other.
 */
export const createScriptAddress = ({scriptUrl, v3SiteKey, document}: Settings) => {
  const base = () => new URL(scriptUrl, document.baseURI);
  let tries = 0;
  let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

  const onlyThisScript = (address: string): string => {
    const {origin, pathname} = new URL(address);
    if (origin !== base().origin || pathname !== base().pathname) {
      throw new TypeError('Not the script of the bot check');
    }
    return address;
  };

  return (language: string): string => {
    const address = base();
    address.searchParams.set('render', v3SiteKey);
    address.searchParams.set('hl', language);
    // The provider's script keeps to Trusted Types when asked to.
    address.searchParams.set('trustedtypes', 'true');
    // A browser queues a second request to the same address behind the first, which may never be answered.
    tries += 1;
    if (tries > 1) address.searchParams.set('try', String(tries));
    policy ??= factoryOf(document)?.createPolicy('bot-check', {createScriptURL: onlyThisScript});
    return (policy?.createScriptURL(address.href) ?? address.href) as string;
  };
};
