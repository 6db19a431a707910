(() => {
  /**
   * @typedef {object} WidgetOptions
   * @property {string} sitekey
   * @property {'normal' | 'compact'} [size]
   * @property {'light' | 'dark'} [theme]
   * @property {string} [hl]
   * @property {number} [tabindex]
   * @property {(token: string) => void} [callback]
   * @property {() => void} [expired-callback]
   * @property {() => void} [error-callback]
   *
   * @typedef {{container: HTMLElement, getResponse: () => string, reset: () => void, fail: () => void}} Widget
   */
  const TOKEN_LIFETIME_MS = 120_000;
  const TEXTS = {
    nl: {
      label: 'Ik ben geen robot',
      expired: 'De controle is verlopen. Vink het vakje opnieuw aan.',
      failed: 'De controle is niet gelukt. Probeer het opnieuw.',
    },
    en: {
      label: "I'm not a robot",
      expired: 'The check has expired. Tick the box again.',
      failed: 'The check failed. Please try again.',
    },
  };

  const address = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  const scriptKey = address.searchParams.get('render') ?? 'onload';
  const scriptLanguage = address.searchParams.get('hl') ?? navigator.language;
  const host = /** @type {any} */ (window);
  const state = (host.___grecaptcha_cfg ??= {
    isReady: false,
    waiting: /** @type {(() => void)[]} */ ([]),
    widgets: /** @type {Widget[]} */ ([]),
  });
  const grecaptcha = (host.grecaptcha ??= {});

  /** @param {string} language */
  const textsFor = (language) => (language.startsWith('nl') ? TEXTS.nl : TEXTS.en);

  /** @param {string} path @param {object} body @returns {Promise<string>} */
  const fetchToken = async (path, body) => {
    const response = await fetch(new URL(path, address), {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
    const {token} = await response.json();
    return token;
  };

  /** @param {string} siteKey @param {{action?: string}} [options] */
  const execute = async (siteKey, options) => {
    if (siteKey !== scriptKey) {
      throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`);
    }
    const action = options?.action ?? '';
    if (!/^[A-Za-z/_]+$/.test(action)) throw new Error('Invalid action name');
    // The provider rejects with null when it cannot reach its server.
    return fetchToken('execute', {siteKey, action}).catch(() => Promise.reject(null));
  };

  /** @param {WidgetOptions} options */
  const buildBox = (options) => {
    const texts = textsFor(options.hl ?? scriptLanguage);
    const isDark = options.theme === 'dark';
    const isCompact = options.size === 'compact';
    const box = document.createElement('div');
    Object.assign(box.style, {
      boxSizing: 'border-box',
      width: isCompact ? '164px' : '304px',
      height: isCompact ? '144px' : '78px',
      padding: '8px 12px',
      border: '1px solid #767676',
      borderRadius: '3px',
      background: isDark ? '#222222' : '#f9f9f9',
      color: isDark ? '#ffffff' : '#1f1f1f',
      font: '14px/1.2 sans-serif',
      overflow: 'hidden',
    });
    const label = document.createElement('label');
    Object.assign(label.style, {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '36px',
    });
    const checkbox = document.createElement('input');
    checkbox.type = 'checkbox';
    if (options.tabindex !== undefined) checkbox.tabIndex = options.tabindex;
    Object.assign(checkbox.style, {width: '28px', height: '28px', margin: '0', flex: 'none'});
    const message = document.createElement('div');
    message.setAttribute('role', 'status');
    message.style.fontSize = '12px';
    label.append(checkbox, texts.label);
    box.append(label, message);
    return {box, checkbox, message, texts};
  };

  /** @param {HTMLElement} container @param {WidgetOptions} options @returns {Widget} */
  const createWidget = (container, options) => {
    const {box, checkbox, message, texts} = buildBox(options);
    let response = '';
    let round = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let expiry;

    /** @param {string} text */
    const empty = (text) => {
      round += 1;
      clearTimeout(expiry);
      response = '';
      checkbox.checked = false;
      checkbox.removeAttribute('aria-busy');
      message.textContent = text;
    };
    // The provider may find out at any moment that it cannot reach its server: a test says when.
    const fail = () => {
      empty(texts.failed);
      options['error-callback']?.();
    };
    const solve = async () => {
      empty('');
      const mine = round;
      checkbox.checked = true;
      checkbox.setAttribute('aria-busy', 'true');
      const token = await fetchToken('challenge', {siteKey: options.sitekey}).catch(
        () => undefined,
      );
      if (mine !== round) return;
      if (token === undefined) {
        fail();
        return;
      }
      checkbox.removeAttribute('aria-busy');
      response = token;
      expiry = setTimeout(() => {
        empty(texts.expired);
        options['expired-callback']?.();
      }, TOKEN_LIFETIME_MS);
      options.callback?.(token);
    };
    checkbox.addEventListener('click', (event) => {
      // A box that is ticked stays ticked.
      if (checkbox.checked) void solve();
      else event.preventDefault();
    });
    checkbox.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      checkbox.click();
    });
    container.append(box);
    return {container, getResponse: () => response, reset: () => empty(''), fail};
  };

  /** @param {string | HTMLElement} target @param {WidgetOptions} options */
  const render = (target, options) => {
    const container = typeof target === 'string' ? document.getElementById(target) : target;
    if (!container) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (container.hasChildNodes()) {
      const isOurs = state.widgets.some((/** @type {Widget} */ one) => one.container === container);
      throw new Error(
        isOurs
          ? 'reCAPTCHA has already been rendered in this element'
          : 'reCAPTCHA placeholder element must be empty',
      );
    }
    if (!options.sitekey) throw new Error('Missing required parameters: sitekey');
    return state.widgets.push(createWidget(container, options)) - 1;
  };

  /** @param {number} id @returns {Widget} */
  const widgetOf = (id) => {
    const widget = state.widgets[id];
    if (!widget) throw new Error('Invalid reCAPTCHA client id');
    return widget;
  };

  const showBadge = () => {
    if (scriptKey === 'explicit' || scriptKey === 'onload') return;
    if (document.querySelector('.grecaptcha-badge')) return;
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('aria-hidden', 'true');
    Object.assign(badge.style, {
      position: 'fixed',
      right: '-186px',
      bottom: '14px',
      width: '256px',
      height: '60px',
      borderRadius: '2px',
      background: '#f9f9f9',
      boxShadow: 'grey 0 0 5px',
    });
    document.body.append(badge);
  };

  grecaptcha.ready = (/** @type {() => void} */ callback) => {
    if (state.isReady) callback();
    else state.waiting.push(callback);
  };

  // As with the provider, only `ready` is there at once: the rest comes with a second script.
  setTimeout(() => {
    Object.assign(grecaptcha, {
      execute,
      render,
      reset: (id = 0) => widgetOf(id).reset(),
      getResponse: (id = 0) => widgetOf(id).getResponse(),
    });
    showBadge();
    state.isReady = true;
    for (const callback of state.waiting.splice(0)) callback();
    host[address.searchParams.get('onload') ?? '']?.();
  });
})();
