import {StrictMode, startTransition} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {I18nextProvider} from 'react-i18next';
import {BrowserRouter} from 'react-router-dom';
import {App} from './app/app.tsx';
import {config} from './app/config.ts';
import {keepInput} from './app/screens/keepInput.ts';
import {startApp} from './app/startApp.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  const {i18n, app, hydrates} = await startApp(config, root);
  const tree = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <App {...app} putBack={keepInput(root)} />
        </BrowserRouter>
      </I18nextProvider>
    </StrictMode>
  );

  if (hydrates) {
    // As a transition it hydrates in slices, between which the page answers.
    startTransition(() => {
      // What changed the page meanwhile, a translation or an extension, makes React render it again: no fault of the product.
      hydrateRoot(root, tree, {onRecoverableError: () => {}});
    });
  } else {
    flushSync(() => createRoot(root).render(tree));
  }
};

/** Not awaited by the module itself: WebKit asks a module that waits for something again and again, for ever, once its page is being left. */
export const started = start();
