/** A token of either version is good for two minutes. */
const TOKEN_LIFETIME_MS = 120_000;
/** The only action the API accepts on an invisible check (specification 4.2). */
const EXPECTED_ACTION = 'Start_now';

export type Token = {
  version: number;
  action: string | undefined;
  issued: number;
  state: 'issued' | 'validated' | 'refused' | 'spent';
};

/** What the captcha provider and the API know of each other's tokens. */
export type Tokens = {
  issue(version: 2 | 3, action?: string): string;
  /** True once per token: of this version, young enough, an invisible one with the expected action. */
  validate(id: string, version: number): boolean;
  /** From now on no call accepts it. */
  refuse(id: string): void;
  /** True for the one creation that a token is good for. */
  spend(id: string, version: number): boolean;
};

export const createTokens = (tokens: Map<string, Token>, now: () => number): Tokens => {
  const findFresh = (id: string, version: number): Token | undefined => {
    const token = tokens.get(id);
    const isFresh = token?.version === version && now() - token.issued <= TOKEN_LIFETIME_MS;
    return isFresh ? token : undefined;
  };

  const forgetOld = (): void => {
    for (const [id, {issued}] of tokens) {
      if (now() - issued <= TOKEN_LIFETIME_MS) return;
      tokens.delete(id);
    }
  };

  return {
    issue: (version, action) => {
      forgetOld();
      const id = `sandbox-v${version}-${crypto.randomUUID()}`;
      tokens.set(id, {version, action, issued: now(), state: 'issued'});
      return id;
    },
    validate: (id, version) => {
      const token = findFresh(id, version);
      if (token?.state !== 'issued') return false;
      const isGood = version === 2 || token.action === EXPECTED_ACTION;
      token.state = isGood ? 'validated' : 'refused';
      return isGood;
    },
    refuse: (id) => {
      const token = tokens.get(id);
      if (token) token.state = 'refused';
    },
    spend: (id, version) => {
      const token = findFresh(id, version);
      if (token?.state !== 'issued' && token?.state !== 'validated') return false;
      token.state = 'spent';
      return true;
    },
  };
};
