import {keepQuery} from '../app/history/languageInUrl.ts';
import {visitorsLanguage} from '../i18n/visitorsLanguage.ts';
import {keepEarlyInput} from './keepEarlyInput.ts';
import {loadApp} from './loadApp.ts';
import {showPage} from './showPage.ts';

/*
 * Runs in the page before anything is painted: shows what was prerendered, keeps what is done to it, and loads the app
 * once that is on the screen.
 */
const root = document.getElementById('root') ?? document.body;
const language = visitorsLanguage();
showPage(root, language, location.pathname);
keepQuery(root, location.search);
keepEarlyInput(root);
void loadApp(root, language);
